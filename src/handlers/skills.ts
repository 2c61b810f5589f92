import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listSkills: Handler<'listSkills'> = async ({ query, answer }, { skills }) =>
  answer({ data: await skills.list(query) })

export const createSkill: Handler<'createSkill'> = ({ body, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.create(body, caller),
    ({ skill }) => answer({ data: { skill } }, { location: `/skills/${encodeURIComponent(skill.name)}`, version: 1 }),
  )

export const validateSkill: Handler<'validateSkill'> = async ({ body, answer }, { skills }) =>
  answer({ data: await skills.validate(body) })

export const matchSkills: Handler<'matchSkills'> = async ({ body, caller, answer }, { skills }) =>
  answer({ data: { matches: await skills.match(body, caller) } })

export const getSkill: Handler<'getSkill'> = async ({ path, answer }, { skills }) => {
  const { skill, version } = await skills.get(path.skillName)
  return answer({ data: { skill } }, { version })
}

export const updateSkill: Handler<'updateSkill'> = ({ path, body, ifVersion, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.update(path.skillName, body, ifVersion, caller),
    ({ skill, version }) => answer({ data: { skill } }, { version }),
  )

export const deleteSkill: Handler<'deleteSkill'> = ({ path, ifVersion, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.remove(path.skillName, ifVersion, caller),
    () => answer({}),
  )

export const approveSkill: Handler<'approveSkill'> = ({ path, body, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.approve(path.skillName, body.digest, caller),
    ({ skill, version }) => answer({ data: { skill } }, { version }),
  )

export const exportSkill: Handler<'exportSkill'> = async ({ path, answer }, { skills }) =>
  answer.bytes(await skills.export(path.skillName))

export const listSkillFiles: Handler<'listSkillFiles'> = async ({ path, answer }, { skills }) => {
  const { files, version } = await skills.files(path.skillName)
  return answer({ data: { files } }, { version })
}

export const getSkillFile: Handler<'getSkillFile'> = async ({ path, answer }, { skills }) => {
  const { file, version } = await skills.file(path.skillName, path.path)
  return answer({ data: { file } }, { version })
}

export const putSkillFile: Handler<'putSkillFile'> = ({ path, body, ifVersion, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.putFile({ name: path.skillName, path: path.path }, body, ifVersion, caller),
    ({ file, version }) => answer({ data: { file } }, { version }),
  )

export const deleteSkillFile: Handler<'deleteSkillFile'> = ({ path, ifVersion, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.removeFile({ name: path.skillName, path: path.path }, ifVersion, caller),
    () => answer({}),
  )

export const importSkill: Handler<'importSkill'> = ({ parts, body, caller, commit, answer }, { skills }) =>
  commit(
    () =>
      parts
        ? skills.importer.stageArchive(parts, caller)
        : skills.importer.stageGit(body ?? fail('validation_failed'), caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const refreshSkill: Handler<'refreshSkill'> = ({ path, body, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.refresher.stage(path.skillName, body.dryRun ?? false, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const runSkillScript: Handler<'runSkillScript'> = ({ path, body, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.run(path.skillName, body, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )
