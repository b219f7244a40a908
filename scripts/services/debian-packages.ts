import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Debian asks this file before it starts a service that it has just installed; 101 means "don't". */
const policy = '/usr/sbin/policy-rc.d';
const kept = `${policy}.kept`;

function apt(...words: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr, error } = spawnSync('apt-get', ['-q', ...words], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`apt-get ${words.join(' ')} failed: ${error?.message ?? stdout + stderr}`);
}

/**
 * Installs Debian packages without starting their services: the tests' own run on ports and folders of their own.
 *
 * @throws Error when this is no Debian, when we are not root, or with apt-get's words
 */
export function installDebianPackages(names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`Install ${names.join(' and ')} with your package manager, or run this as root on Debian.`);
  }
  if (existsSync(policy)) renameSync(policy, kept);
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    apt('update');
    apt('install', '-y', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends', ...names);
  } finally {
    rmSync(policy);
    if (existsSync(kept)) renameSync(kept, policy);
  }
}
