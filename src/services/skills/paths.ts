/**
 * The folders of a project with skills, in the order of their precedence, which is that of the alphabet. New skills are
 * written to the first.
 */
export const skillRoots = ['.agents/skills', '.claude/skills', '.opencode/skills'] as const

export const mainFile = 'SKILL.md'
