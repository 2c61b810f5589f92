import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFiles } from './folder.ts'

export const role = '---\nlanguage: en\n---\n# Developer\n\nWrite small functions.\n'

export const skillFiles = {
  'SKILL.md':
    '---\nname: release-notes\ndescription: Writes the notes of a release. Use it before a release is tagged.\n---\n\n# Release notes\n\nList what changed.\n',
  'scripts/list.sh': '#!/bin/sh\necho listed\n',
}

/** A message of its own each time: a task is made of a message once, whatever it is called. */
export const emailOf = (number: number) =>
  [
    'From: Ada <ada@example.org>',
    'To: bob@example.org',
    'Subject: Welcome',
    `Message-ID: <welcome-${number}@example.org>`,
    'Date: Thu, 01 Jan 2026 12:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'Hello.',
    '--part',
    'Content-Type: text/plain; name="plan.txt"',
    'Content-Disposition: attachment; filename="plan.txt"',
    '',
    'five steps',
    '--part--',
    '',
  ].join('\r\n')

/** One pixel. The media type is read from the bytes, whatever the filename says: so plan.txt has a thumbnail. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export function makeRepository(project: string, remotes: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-C', project, ...args], {
      stdio: 'pipe',
    })
  git('init', '--quiet', '--initial-branch=main')
  writeFileSync(join(project, 'README.md'), '# Sample\n')
  git('add', 'README.md')
  git('commit', '--quiet', '--message=Start')
  git('init', '--quiet', '--bare', join(remotes, 'origin.git'))
  git('remote', 'add', 'origin', join(remotes, 'origin.git'))
}

/** There is one file in its folder. */
export function putPlan(project: string): void {
  rmSync(join(project, 'docs'), { recursive: true, force: true })
  writeFiles(project, { 'docs/plan.md': '# Plan\n' })
}
