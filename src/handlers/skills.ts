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
  const { skill, version } = await skills.get(path.name)
  return answer({ data: { skill } }, { version })
}

export const updateSkill: Handler<'updateSkill'> = ({ path, body, ifVersion, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.update(path.name, body, ifVersion, caller),
    ({ skill, version }) => answer({ data: { skill } }, { version }),
  )

export const deleteSkill: Handler<'deleteSkill'> = ({ path, ifVersion, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.remove(path.name, ifVersion, caller),
    () => answer({}),
  )

export const approveSkill: Handler<'approveSkill'> = ({ path, body, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.approve(path.name, body.digest, caller),
    ({ skill, version }) => answer({ data: { skill } }, { version }),
  )

export const exportSkill: Handler<'exportSkill'> = async ({ path, answer }, { skills }) =>
  answer.bytes(await skills.export(path.name))

export const listSkillFiles: Handler<'listSkillFiles'> = async ({ path, answer }, { skills }) => {
  const { files, version } = await skills.files(path.name)
  return answer({ data: { files } }, { version })
}

export const getSkillFile: Handler<'getSkillFile'> = async ({ path, answer }, { skills }) => {
  const { file, version } = await skills.file(path.name, path.path)
  return answer({ data: { file } }, { version })
}

export const putSkillFile: Handler<'putSkillFile'> = ({ path, body, ifVersion, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.putFile(path, body, ifVersion, caller),
    ({ file, version }) => answer({ data: { file } }, { version }),
  )

export const deleteSkillFile: Handler<'deleteSkillFile'> = ({ path, ifVersion, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.removeFile(path, ifVersion, caller),
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
    () => skills.refresher.stage(path.name, body.dryRun ?? false, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const runSkillScript: Handler<'runSkillScript'> = ({ path, body, caller, commit, answer }, { skills }) =>
  commit(
    () => skills.run(path.name, body, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )
