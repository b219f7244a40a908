/** The process that plans and draws designs, so that pixels never hold up the server, nor faults take it along. */
import { flushCompileCache } from 'node:module';
import {
  carriesMark,
  coversSheet,
  loadNextFace,
  partSet,
  planBrief,
  planDesigns,
  renderDesign,
  renderLayers,
  renderSvg,
  sendsForFacts,
  speaksOfPicture,
  warmUp,
  withoutPictureWords,
  type BrandMark,
  type Brief,
  type DesignRequest,
  type Look,
} from '@easel/designer';
import { brandFaces, type FontFiles } from './brand-faces.ts';
import { brandMark } from './brand-logos.ts';
import { brandRulesOf, judgeColours } from './brand-wish.ts';
import { editOf, withEdits } from './edit-designs.ts';
import { keepTo } from './kept-wishes.ts';
import { keptIn, partsOf } from './request.ts';
import { designWith, readyPicture, type ReadyPicture } from './wish-picture.ts';
import type {
  DesignerAnswer,
  DesignerRequest,
  DesignPlan,
  Drawing,
  DrawnLayers,
  MarkPlan,
  Wish,
} from './designer-messages.ts';

/** One at a time: two designs at once would only take each other's memory. */
let turn: Promise<void> = warmUp();
let waiting = 0;

process.on('message', (request: DesignerRequest) => {
  waiting++;
  turn = turn.then(async () => {
    const answer = await answerOf(request).catch((error: unknown) => ({ id: request.id, error: String(error) }));
    process.send!(answer);
    waiting--;
    readAhead();
  });
});
void turn.then(() => {
  // It is ended at any moment.
  flushCompileCache();
  readAhead();
});

/** The typefaces that no design has asked for yet, one at a time while nobody waits. */
function readAhead(): void {
  if (waiting === 0 && loadNextFace()) setImmediate(readAhead);
}

// The server that it draws for is gone.
process.once('disconnect', () => process.exit());

/** What comes from files: this process reads none itself. */
interface Given {
  readonly fonts: FontFiles;
  readonly ready: ReadyPicture | null | undefined;
  readonly mark: BrandMark;
}

async function answerOf(request: DesignerRequest): Promise<DesignerAnswer> {
  const { id, wish, fonts } = request;
  const seen = wish.picture && request.picture;
  const ready = seen && (await readyPicture(seen, wish.picture!, partsOf(wish.prompt)[0]));
  const mark = await brandMark(wish.brand, request.logos);
  const given = { fonts, ready, mark };
  if (request.kind === 'plan') return { id, plan: plan(wish, given) };
  if (request.kind === 'edit') {
    const { words, language, position } = request;
    const { brand } = direct(wish, fonts);
    return { id, edit: editOf(words, designAt(wish, position, given), { brand, language }) };
  }
  if (request.kind === 'layers') return { id, drawn: await drawLayers(wish, request.position, given) };
  if (request.kind === 'svg') {
    const { position, ground } = request;
    return { id, svg: await renderSvg(designAt(wish, position, given), { ground }) };
  }
  return { id, drawing: await draw(wish, request.position, given) };
}

function plan(wish: Wish, given: Given): DesignPlan {
  const { brief, directions, brandLimits, kept } = direct(wish, given.fonts);
  const { type, language, width, height, copy } = brief;
  const all = directions.map((_, position) => designWithPicture(wish, position, given));
  const designs = all.map(({ design }) => ({ title: copy.title, direction: design.direction.label[language] }));
  const [words] = partsOf(wish.prompt);
  const picture = given.ready ? picturePlan(all, given.ready) : null;
  const countAsked = brief.countAsked ?? null;
  const mark = markPlan(brief, wish, given.mark);
  const pictureMissed = !wish.picture && speaksOfPicture(words);
  const factsWanted = sendsForFacts(words);
  const had = { countAsked, brandLimits, kept, picture, pictureMissed, factsWanted, mark };
  return { type, language, width, height, designs, set: partSet(wish.prompt), ...had };
}

function picturePlan(all: readonly ReturnType<typeof designWith>[], ready: ReadyPicture): DesignPlan['picture'] {
  const [{ picture, gaveColours }] = all as [ReturnType<typeof designWith>];
  const covering = all.filter(({ design }) => coversSheet(design)).length;
  const covers = covering === 0 ? 'none' : covering < all.length ? 'some' : 'all';
  const { placed, behind: wantedBehind } = ready;
  return { placed: picture !== undefined, cutOut: placed.cutOut, covers, gaveColours, wantedBehind };
}

function markPlan(brief: Brief, { brand }: Wish, { logos, slogan }: BrandMark): MarkPlan {
  const signed = carriesMark(brief.type);
  const hasLogo = logos.length > 0;
  return {
    wish: brief.mark ?? null,
    hasLogo,
    unreadable: (brand?.logos?.length ?? 0) - logos.length,
    logo: signed && hasLogo && brief.mark !== 'unwanted',
    slogan: signed && slogan !== undefined,
  };
}

/** The one of the wish's designs at this position, with the edits that were made to it. */
function designAt(wish: Wish, position: number, given: Given): DesignRequest {
  const { design, picture } = designWithPicture(wish, position, given);
  const edited = withEdits(design, wish.edits ?? [], direct(wish, given.fonts).brand);
  return { ...edited, ...(picture && { picture }), mark: given.mark };
}

function designWithPicture(wish: Wish, position: number, { fonts, ready }: Given): ReturnType<typeof designWith> {
  const { brief, directions, brand } = direct(wish, fonts);
  const design = { brief, direction: directions[position % directions.length]!, seed: wish.seed + position };
  if (!ready) return { design, picture: undefined, gaveColours: false };
  return designWith(design, ready, Boolean(brand?.colours?.length));
}

async function drawLayers(wish: Wish, position: number, given: Given): Promise<DrawnLayers> {
  const { width, height, layers } = await renderLayers(designAt(wish, position, given));
  return { width, height, layers };
}

async function draw(wish: Wish, position: number, given: Given): Promise<Drawing> {
  const { png, style, composition, alt } = await renderDesign(designAt(wish, position, given));
  return { png, style, composition, alt };
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
  const options = { count: brief.count, seed: wish.seed, ...(brand && { brand }) };
  const directions = planDesigns(brief, { ...options, ...(wish.look && { look: lookOf(wish, wish.look, fonts) }) });
  return { brief, directions, brandLimits, kept: kept.by, brand };
}

/** Of a set, the look of its first design. */
function lookOf({ look: _, ...wish }: Wish, prompt: string, fonts: FontFiles): Look {
  return direct({ ...wish, prompt, size: null, count: 1 }, fonts).directions[0]!;
}

/** A change speaks of colours, a style or a number; everything else stays as the wish had it. */
function briefOf({ prompt, size, count, language, brand: hints, picture }: Wish): Brief {
  const brand = brandRulesOf(hints);
  const [whole, ...changes] = partsOf(prompt);
  // One picture of a wish for several kinds is of the first.
  const text = partSet(whole)[0]?.wish ?? whole;
  const options = { language, ...(size && { size }), ...(count !== null && { count }), ...(brand && { brand }) };
  return changes.reduce(
    (brief, change) => {
      const { colours, style, count: number, mark } = planBrief(change, options);
      const changed = {
        ...(colours.length > 0 && { colours }),
        ...(style !== undefined && { style }),
        ...(mark && { mark }),
      };
      return { ...brief, ...changed, ...(number > 1 && { count: number }) };
    },
    planBrief(withoutPictureWords(text, { came: picture !== undefined }), options),
  );
}
