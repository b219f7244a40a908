/** Below these a fault is told, and nothing fails: most are of no consequence here. */
const ofWeight = ['high', 'critical'];

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity?: string; readonly range?: string }>>;
  readonly error?: { readonly summary?: string };
  readonly message?: string;
}

/** What `npm audit --json` says. */
export function readVerdict(output: string): { ok: boolean; words: string } {
  const { vulnerabilities, error, message } = read(output);
  if (!vulnerabilities) {
    const reason = error?.summary || message || 'no answer';
    return { ok: false, words: `The registry tells nothing of faults here (${reason}): ask again where it does.` };
  }
  const known = Object.entries(vulnerabilities);
  if (known.length === 0) return { ok: true, words: 'The registry knows of no fault.' };
  const lines = known.map(([name, { severity = 'unknown', range = '' }]) => `${severity}: ${name} ${range}`.trim());
  const ok = known.every(([, { severity = 'critical' }]) => !ofWeight.includes(severity));
  return { ok, words: lines.join('\n') };
}

function read(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {};
  }
}
