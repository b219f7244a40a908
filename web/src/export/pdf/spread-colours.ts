/**
 * Gives what is wholly clear the colour of what is seen nearest to it. Who draws a PDF at another size mixes the colours of
 * neighbours apart from their mask, so whatever stands in clear pixels, such as black, would edge every cut-out.
 *
 * @param colours three bytes a pixel; written in place
 */
export function spreadColours(colours: Uint8Array, alpha: Uint8Array, width: number): void {
  const farthest = 0xffff;
  const distances = new Uint16Array(alpha.length);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) distances[pixel] = alpha[pixel] === 0 ? farthest : 0;
  const takeFrom = (pixel: number, neighbour: number) => {
    const further = distances[neighbour]! + 1;
    if (further >= distances[pixel]!) return;
    distances[pixel] = further;
    colours.copyWithin(pixel * 3, neighbour * 3, neighbour * 3 + 3);
  };
  // From the top left, then from the bottom right: after both every pixel has heard of the nearest one.
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    if (distances[pixel] === 0) continue;
    if (pixel % width > 0) takeFrom(pixel, pixel - 1);
    if (pixel >= width) takeFrom(pixel, pixel - width);
  }
  for (let pixel = alpha.length - 1; pixel >= 0; pixel -= 1) {
    if (distances[pixel] === 0) continue;
    if (pixel % width < width - 1) takeFrom(pixel, pixel + 1);
    if (pixel < alpha.length - width) takeFrom(pixel, pixel + width);
  }
}
