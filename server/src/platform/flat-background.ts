import sharp from 'sharp';

/** Why there is no background to take away. */
export class NoFlatGround extends Error {
  readonly reason: 'ground_uneven' | 'ground_everything';

  constructor(reason: NoFlatGround['reason']) {
    super(`no even background: ${reason}`);
    this.reason = reason;
  }
}

/** Pixels of the longer side at which the background is looked for; what is cut out keeps its own. */
const workSide = 2048;
/** Differences between two colours, of 0 to 441. */
const evenWithin = 24;
const floodWithin = 36;
/** Share of the picture's edge that must be of one colour. */
const evenShare = 0.9;
/** Share of the picture that must stay. */
const leastLeft = 0.002;

type Colour = readonly [number, number, number];
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * The picture without an even background: what is of the colour of its edge, and joined to it, becomes clear, with a
 * soft edge. What is of that colour inside of things stays.
 * @throws NoFlatGround
 */
export async function cutFlatBackground(bytes: Uint8Array): Promise<Uint8Array> {
  const upright = await sharp(bytes).autoOrient().ensureAlpha().png().toBuffer();
  const whole = await sharp(upright).metadata();
  const { data, info } = await sharp(upright)
    .resize(workSide, workSide, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const ground = groundColour(pixels);
  const alpha = softened(pixels, flooded(pixels, ground), ground);
  if (alpha.reduce((sum, value) => sum + value, 0) / 255 < alpha.length * leastLeft) {
    throw new NoFlatGround('ground_everything');
  }
  const shape = { raw: { width: info.width, height: info.height, channels: 1 as const } };
  const sized = await sharp(alpha, shape)
    .resize(whole.width, whole.height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const black = { create: { width: whole.width, height: whole.height, channels: 3 as const, background: '#000000' } };
  const stencil = await sharp(black)
    .joinChannel(sized, { raw: { width: whole.width, height: whole.height, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(upright)
    .composite([{ input: stencil, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** The colour that most of the edge has: the middle one of each channel. */
function groundColour({ data, width, height }: Pixels): Colour {
  const edge: number[] = [];
  for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) edge.push(y * width, y * width + width - 1);
  const middle = (channel: number) => {
    const values = edge.map((at) => data[at * 4 + channel]!).toSorted((one, other) => one - other);
    return values[Math.floor(values.length / 2)]!;
  };
  const colour: Colour = [middle(0), middle(1), middle(2)];
  const even = edge.filter((at) => isClear(data, at) || distance(data, at, colour) <= evenWithin).length;
  if (even < edge.length * evenShare) throw new NoFlatGround('ground_uneven');
  return colour;
}

/** 1 where background is reached from the edge. */
function flooded({ data, width, height }: Pixels, ground: Colour): Uint8Array {
  const reached = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  let depth = 0;
  const visit = (at: number) => {
    if (reached[at] || (!isClear(data, at) && distance(data, at, ground) > floodWithin)) return;
    reached[at] = 1;
    stack[depth++] = at;
  };
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(visit);
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(visit);
  while (depth > 0) {
    const at = stack[--depth]!;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return reached;
}

/** Pixels beside the background are mixed with it, and let it through by as much. */
function softened({ data, width, height }: Pixels, reached: Uint8Array, ground: Colour): Uint8Array {
  const alpha = new Uint8Array(width * height);
  for (let at = 0; at < alpha.length; at++) {
    if (reached[at]) continue;
    const x = at % width;
    const beside =
      (x > 0 && reached[at - 1]) ||
      (x < width - 1 && reached[at + 1]) ||
      (at >= width && reached[at - width]) ||
      (at < width * (height - 1) && reached[at + width]);
    alpha[at] = beside ? Math.min(255, (255 * distance(data, at, ground)) / (floodWithin * 3)) : 255;
  }
  return alpha;
}

function isClear(data: Uint8Array, at: number): boolean {
  return data[at * 4 + 3]! < 16;
}

function distance(data: Uint8Array, at: number, [red, green, blue]: Colour): number {
  return Math.hypot(data[at * 4]! - red, data[at * 4 + 1]! - green, data[at * 4 + 2]! - blue);
}
