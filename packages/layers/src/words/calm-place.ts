import type { Box, Picture } from '../picture.ts';

/** Shares of the picture: what words keep from its edges, and how high a line with its room is. */
const margin = 0.07;
const band = 0.13;
/** Bands are tried in steps of this share. */
const step = 0.02;

/** The calmest bands of a picture, over each other and over none of what stands there; the calmest first. */
export function calmPlaces(picture: Picture, count: number, standing: readonly Box[]): Box[] {
  if (count === 0) return [];
  const { width, height } = picture;
  const rows = unrestOfRows(picture);
  const size = { width: Math.round(width * (1 - 2 * margin)), height: Math.max(8, Math.round(height * band)) };
  const bands: { box: Box; unrest: number }[] = [];
  for (let share = margin; share + band <= 1 - margin + 1e-6; share += step) {
    const box = { x: Math.round(width * margin), y: Math.round(height * share), ...size };
    const inside = rows.slice(box.y, box.y + box.height);
    // Half a level: of equally calm ones the upper one, where people look first.
    const unrest = Math.round((inside.reduce((sum, one) => sum + one, 0) / Math.max(1, inside.length)) * 2);
    bands.push({ box, unrest });
  }
  const chosen: Box[] = [];
  for (const { box } of bands.toSorted((a, b) => a.unrest - b.unrest)) {
    const free = ![...chosen, ...standing].some(
      (other) => other.y < box.y + box.height && box.y < other.y + other.height,
    );
    if (free && chosen.length < count) chosen.push(box);
  }
  // Where nothing is free the words still have to stand somewhere: they can be moved.
  for (const { box } of bands) if (chosen.length < count && !chosen.includes(box)) chosen.push(box);
  return chosen.slice(0, count);
}

/** How much neighbouring pixels differ in each row, between the margins. */
function unrestOfRows({ width, height, data }: Picture): Float64Array {
  const [from, to] = [Math.round(width * margin), Math.round(width * (1 - margin))];
  const rows = new Float64Array(height);
  for (let y = 1; y < height; y++) {
    let sum = 0;
    for (let x = Math.max(1, from); x < to; x++) {
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel]!;
        sum += Math.abs(value - data[at - 4 + channel]!) + Math.abs(value - data[at - width * 4 + channel]!);
      }
    }
    rows[y] = sum / Math.max(1, to - from);
  }
  return rows;
}
