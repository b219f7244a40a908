/** Which of several things are one, from what is known of each two. */

/** Indices of two things. */
export interface LikelyPair {
  a: number;
  b: number;
  /** That they are one, 0..1. */
  likelihood: number;
}

/** Of a pair, and in the mean of all pairs that are known between two groups, 0..1. */
export interface Least {
  pair: number;
  groups: number;
}

/**
 * Members of each group, by its first: pairs join in their order, the likeliest first, and with them their groups, where all pairs between
 * these are likely enough on the whole (average linkage): else two bars would be one drawing for a bit of a line that is like either.
 */
export function groupsOf(count: number, pairs: readonly LikelyPair[], least: Least): Map<number, number[]> {
  const group = Array.from({ length: count }, (_, k) => k);
  const members = new Map(group.map((k) => [k, [k]]));
  const likelihoods = new Map(
    pairs.flatMap(({ a, b, likelihood }) => [
      [a * count + b, likelihood],
      [b * count + a, likelihood],
    ]),
  );
  const areOne = (some: readonly number[], others: readonly number[]): boolean => {
    const known = some.flatMap((a) => others.map((b) => likelihoods.get(a * count + b)).filter((v) => v !== undefined));
    return known.reduce((sum, likelihood) => sum + likelihood, 0) >= least.groups * known.length;
  };
  for (const { a, b, likelihood } of pairs) {
    const [to, from] = [group[a]!, group[b]!];
    if (to === from || likelihood < least.pair || !areOne(members.get(to)!, members.get(from)!)) continue;
    for (const member of members.get(from)!) {
      group[member] = to;
      members.get(to)!.push(member);
    }
    members.delete(from);
  }
  return members;
}
