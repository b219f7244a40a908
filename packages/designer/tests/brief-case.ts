import type { Brief, Copy } from '../src/brief/brief.ts';

/** What a reader of the prompt would write into the brief; what is left out is not judged. */
export interface BriefCase extends Partial<Omit<Copy, 'details'>> {
  prompt: string;
  type: Brief['type'];
  /** "1080x1440". */
  size?: string;
  count?: number;
  festival?: Brief['festival'];
  mood?: Brief['mood'];
  /** How many colours were asked for. */
  colours?: number;
  setting?: Brief['setting'];
  details?: string[];
}

/** The fields of the case that the brief got wrong, as "field: got". */
export function faults(expected: BriefCase, brief: Brief): string[] {
  const wrong: string[] = [];
  const check = (field: string, want: unknown, got: unknown) => {
    if (want !== undefined && want !== got) wrong.push(`${field}: ${JSON.stringify(got)} for ${JSON.stringify(want)}`);
  };
  check('type', expected.type, brief.type);
  check('size', expected.size, `${brief.width}x${brief.height}`);
  check('count', expected.count ?? 1, brief.count);
  check('festival', expected.festival, brief.festival);
  check('mood', expected.mood, brief.mood);
  check('colours', expected.colours, brief.colours.length);
  for (const field of ['title', 'subtitle', 'offer', 'price', 'date', 'time', 'place', 'action'] as const)
    check(field, expected[field], brief.copy[field]);
  check('details', expected.details?.join(' | '), brief.copy.details.join(' | '));
  for (const [field, want] of Object.entries(expected.setting ?? {}))
    check(field, want, brief.setting[field as keyof Brief['setting']]);
  return wrong;
}
