import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of all processes of a group, in MB, as Linux counts it; 0 elsewhere. */
export function memoryOf(group: number | undefined): number {
  if (group === undefined) return 0;
  let kilobytes = 0;
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (groupOf(id) === group) kilobytes += residentOf(id);
    } catch {
      // It ended while we looked.
    }
  }
  return Math.round(kilobytes / 1024);
}

/** The fields after the program's name, which may hold spaces and parentheses itself. */
function groupOf(id: string): number {
  const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

function residentOf(id: string): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
}
