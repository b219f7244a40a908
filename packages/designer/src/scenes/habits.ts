import type { Inhabitant } from './inhabitants.ts';

type Habit = Pick<Inhabitant, 'habit' | 'stature'>;

/** The sets draw these as heads: only their heads look out from behind a bank. */
const heads = /^(?:bear|boar|chicken|fox|frog|hamster|koala|lion|moose|panda|polar-bear|wolf|unicorn|.+-face)$/;
const swimmers = /^(?:spouting-whale|whale|orca|dolphin|shark|swan|duck|canoe|sailboat|crocodile|seal|hippopotamus)$/;
const fliers =
  /^(?:bat|dove|eagle|butterfly|monarch-butterfly|honeybee|airplane|small-airplane|helicopter|rocket|kite|parachute|flying-saucer|dragon|phoenix)$/;
const walkers =
  /^(?:badger|beaver|bird|bison|black-bird|black-cat|camel|cat|chipmunk|cow|crab|deer|dodo|dog|donkey|elephant|ewe|flamingo|giraffe|goat|goose|gorilla|hedgehog|horse|kangaroo|leopard|lizard|llama|mammoth|monkey|mouse|orangutan|otter|owl|ox|parrot|peacock|penguin|pig|poodle|rabbit|raccoon|ram|rat|rhinoceros|rooster|snail|snake|t-rex|sauropod|tiger|turkey|turtle|two-hump-camel|water-buffalo|zebra|automobile|sport-utility-vehicle|pickup-truck|bicycle|motorcycle|motor-scooter|tractor|bus|locomotive|snowman)$/;

const giants = /whale|elephant|giraffe|mammoth|t-rex|sauropod|locomotive|bus|dragon/;
const small =
  /cat|bird|mouse|rat|rabbit|chipmunk|hedgehog|crab|snail|duck|dove|owl|otter|parrot|butterfly|bee|frog|hamster|rooster|turtle|bat/;

/** How a subject of the sets lives in a landscape; undefined for what has no place of its own there. */
export function habitOf(key: string): Habit | undefined {
  const name = key.slice(key.indexOf(':') + 1);
  const stature = giants.test(name) ? 1.2 : small.test(name) ? 0.7 : 1;
  if (heads.test(name)) return { habit: 'peeks', stature: stature * 0.62 };
  if (swimmers.test(name)) return { habit: 'swims', stature };
  if (fliers.test(name)) return { habit: 'flies', stature };
  return walkers.test(name) ? { habit: 'walks', stature } : undefined;
}
