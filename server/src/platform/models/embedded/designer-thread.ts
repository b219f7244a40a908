/** A thread, or a process, that plans and draws designs, so that pixels never hold up the server. */
import { parentPort } from 'node:worker_threads';
import {
  loadNextFace,
  planBrief,
  planDesigns,
  renderDesign,
  renderLayers,
  renderSvg,
  warmUp,
  type Brief,
  type DesignRequest,
} from '@easel/designer';
import { brandFaces, type FontFiles } from './brand-faces.ts';
import { brandRulesOf, judgeColours } from './brand-wish.ts';
import { editOf, withEdits } from './edit-designs.ts';
import { keepTo } from './kept-wishes.ts';
import { keptIn, partsOf } from './request.ts';
import type { DesignerAnswer, DesignerRequest, DesignPlan, Drawing, DrawnLayers, Wish } from './designer-messages.ts';

/** One at a time: two designs at once on one thread would only take each other's memory. */
let turn: Promise<void> = warmUp();
let waiting = 0;

(parentPort ?? process).on('message', (request: DesignerRequest) => {
  waiting++;
  turn = turn.then(async () => {
    const answer = await answerOf(request).catch((error: unknown) => ({ id: request.id, error: String(error) }));
    if (parentPort) parentPort.postMessage(answer, bytesIn(answer));
    else process.send!(answer);
    waiting--;
    readAhead();
  });
});
void turn.then(readAhead);

/** The typefaces that no design has asked for yet, one at a time while nobody waits. */
function readAhead(): void {
  if (waiting === 0 && loadNextFace()) setImmediate(readAhead);
}

// The server that it drew for is gone.
if (!parentPort) process.once('disconnect', () => process.exit());

async function answerOf(request: DesignerRequest): Promise<DesignerAnswer> {
  const { id, wish, fonts } = request;
  if (request.kind === 'plan') return { id, plan: plan(wish, fonts) };
  if (request.kind === 'edit') {
    const { words, language, position } = request;
    const { brand } = direct(wish, fonts);
    return { id, edit: editOf(words, designAt(wish, position, fonts), { brand, language }) };
  }
  if (request.kind === 'layers') return { id, drawn: await drawLayers(wish, request.position, fonts) };
  if (request.kind === 'svg') {
    const { position, ground } = request;
    return { id, svg: await renderSvg(designAt(wish, position, fonts), { ground }) };
  }
  return { id, drawing: await draw(wish, request.position, fonts) };
}

/** What changes hands instead of being copied. */
function bytesIn(answer: DesignerAnswer): ArrayBuffer[] {
  if ('drawing' in answer) return [answer.drawing.png.buffer as ArrayBuffer];
  return 'drawn' in answer ? answer.drawn.layers.map(({ png }) => png.buffer as ArrayBuffer) : [];
}

function plan(wish: Wish, fonts: FontFiles): DesignPlan {
  const { brief, directions, brandLimits, kept } = direct(wish, fonts);
  const { type, language, width, height, copy } = brief;
  const designs = directions.map(({ label }) => ({ title: copy.title, direction: label[language] }));
  return { type, language, width, height, designs, brandLimits, kept };
}

/** The one of the wish's designs at this position, with the edits that were made to it. */
function designAt(wish: Wish, position: number, fonts: FontFiles): DesignRequest {
  const { brief, directions, brand } = direct(wish, fonts);
  const planned = { brief, direction: directions[position % directions.length]!, seed: wish.seed + position };
  return withEdits(planned, wish.edits ?? [], brand);
}

async function drawLayers(wish: Wish, position: number, fonts: FontFiles): Promise<DrawnLayers> {
  const { width, height, layers } = await renderLayers(designAt(wish, position, fonts));
  return { width, height, layers: layers.map((layer) => ({ ...layer, png: new Uint8Array(layer.png) })) };
}

async function draw(wish: Wish, position: number, fonts: FontFiles): Promise<Drawing> {
  const { png, style, composition, alt } = await renderDesign(designAt(wish, position, fonts));
  // A copy of its own: the encoder's buffer may be a slice of a pool, which cannot change hands.
  return { png: new Uint8Array(png), style, composition, alt };
}

function direct(wish: Wish, fonts: FontFiles) {
  const kept = keepTo(briefOf(wish), wish.decided ?? keptIn(wish.prompt));
  const { colours, ...limits } = judgeColours(kept.brief.colours, wish.brand);
  const brief = { ...kept.brief, colours };
  const faces = brandFaces(wish.brand, fonts);
  const brandLimits = { ...limits, unreadable: faces.unreadable, absent: faces.absent };
  const own = brandRulesOf(wish.brand, faces);
  const forbidColours = [...(own?.forbidColours ?? []), ...kept.forbidColours];
  const brand = own || forbidColours.length > 0 ? { ...own, forbidColours } : undefined;
  const directions = planDesigns(brief, { count: brief.count, seed: wish.seed, ...(brand && { brand }) });
  return { brief, directions, brandLimits, kept: kept.by, brand };
}

/** A change speaks of colours, a style or a number; everything else stays as the wish had it. */
function briefOf({ prompt, size, count, language, brand: hints }: Wish): Brief {
  const brand = brandRulesOf(hints);
  const [text, ...changes] = partsOf(prompt);
  const options = { language, ...(size && { size }), ...(count !== null && { count }), ...(brand && { brand }) };
  return changes.reduce(
    (brief, change) => {
      const { colours, style, count: number } = planBrief(change, options);
      const changed = { ...(colours.length > 0 && { colours }), ...(style !== undefined && { style }) };
      return { ...brief, ...changed, ...(number > 1 && { count: number }) };
    },
    planBrief(text, options),
  );
}
