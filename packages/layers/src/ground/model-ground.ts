import { complement } from '../areas/bits.ts';
import { continueColours } from '../areas/laplace.ts';
import type { Rgb } from '../areas/rgb.ts';
import type { GroundKind } from '../tree/find-ground.ts';
import { boardsOn } from './boards.ts';
import { fitGradient, type Gradient } from './gradient.ts';
import { fillWithPatches } from './patch-fill.ts';
import { fitThinPlate } from './thin-plate.ts';
import { grainCells, gradientOfCells, grainOn, isGrained, type CellGradient, type Sight } from './grain.ts';
import { periodsOf, repeatTiles, type Periods } from './repeat-tiles.ts';
import { clearOf } from './sources.ts';

export interface GroundModel {
  kind: 'linear' | 'radial' | 'smooth' | 'tiles' | 'grain' | 'boards' | 'patches';
  /** The whole ground, three floats a pixel, levels. */
  colours: Float32Array;
}

function modelSmooth(picture: Rgb, sight: Sight, exact: boolean): GroundModel {
  const { known } = sight;
  const { width, height, data } = picture;
  const hole = complement(known);
  const gradient = fitGradient(picture, known);
  const grained = gradient || !isGrained(picture, known) ? null : grainBySize(picture, sight, 'photo', exact)?.model;
  if (grained) return grained;
  const where = exact ? null : hole;
  const model = gradient ? paint(gradient, width, height, where) : fitThinPlate(picture, known, where);
  const kind = gradient?.kind ?? 'smooth';
  const colours = new Float32Array(data);
  if (!model) {
    continueColours(colours, hole, width, height);
    return { kind, colours };
  }
  if (!exact) return { kind, colours: model };
  // The model everywhere, plus what the known pixels differ from it, continued into the hole.
  for (let o = 0; o < model.length; o++) colours[o] = known[Math.floor(o / 3)] ? data[o]! - model[o]! : 0;
  const crumbs = gradient ? crumbsOf(colours, known) : [];
  for (const i of crumbs) {
    hole[i] = 1;
    colours.fill(0, 3 * i, 3 * i + 3);
  }
  continueColours(colours, hole, width, height, 10);
  for (let o = 0; o < model.length; o++) colours[o]! += model[o]!;
  for (const i of crumbs) for (let o = 3 * i; o < 3 * i + 3; o++) colours[o] = data[o]!;
  return { kind, colours };
}

/** Of what is seen so little, share, differs so much from a profile, levels: crumbs of things, which say nothing of what lies beside them. */
const crumb = { most: 0.04, levels: 10 };

/** Which known pixels are no ground; none where they are too many. `off`: what each differs from the model. */
function crumbsOf(off: Float32Array, known: Uint8Array): number[] {
  const crumbs: number[] = [];
  let all = 0;
  for (let i = 0, o = 0; i < known.length; i++, o += 3) {
    if (!known[i]) continue;
    all++;
    if (Math.max(Math.abs(off[o]!), Math.abs(off[o + 1]!), Math.abs(off[o + 2]!)) > crumb.levels) crumbs.push(i);
  }
  return crumbs.length > crumb.most * all ? [] : crumbs;
}

/** @param where 1 where it is asked for; everywhere if null */
function paint(gradient: Gradient, width: number, height: number, where: Uint8Array | null): Float32Array {
  const colours = new Float32Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) if (!where || where[i]) gradient.write(x, y, colours, i * 3);
  return colours;
}

/** What is no even ground may follow: found by the first look, and not looked for again. */
type Rule = { kind: 'tiles'; periods: Periods } | { kind: 'grain'; cell: number } | { kind: 'boards' | 'none' };

/** The ground of one picture. */
export class Ground {
  private readonly picture: Rgb;
  private readonly kind: GroundKind;
  private readonly seen: Uint8Array;
  private rule: Rule | undefined;
  private follows: GroundModel['kind'] | undefined;
  /** @param seen 1 where no thing hides it, be it in a shadow */
  constructor(picture: Rgb, kind: GroundKind, seen: Uint8Array) {
    this.picture = picture;
    this.kind = kind;
    this.seen = seen;
  }
  /** Does something say for sure how it goes on where it is not seen? Told once it has been modelled: a plate through blurred colours guesses. */
  get isRuled(): boolean {
    return this.follows !== undefined && this.follows !== 'smooth';
  }
  /** The same ground in another light: what it follows is not looked for again. */
  in(picture: Rgb): Ground {
    const ground = new Ground(picture, this.kind, this.seen);
    ground.rule = this.rule;
    return ground;
  }
  /** As a whole, from the pixels where it is seen. */
  model(known: Uint8Array): GroundModel {
    const { picture } = this;
    if (!known.includes(1)) return { kind: 'smooth', colours: Float32Array.from(picture.data) };
    const modelled = this.modelByRule(known, true);
    if (modelled) return modelled;
    const hole = complement(known);
    return { kind: 'patches', colours: fillWithPatches(picture, hole) };
  }
  /** Where it is not seen, without anything fine that is added to the rule that it follows; null where it follows none. */
  modelRoughly(known: Uint8Array): GroundModel | null {
    const model = known.includes(1) ? this.modelByRule(known, false) : null;
    this.follows = model?.kind;
    return model;
  }
  private modelByRule(known: Uint8Array, exact: boolean): GroundModel | null {
    const { picture, kind } = this;
    if (kind === 'smooth') return modelSmooth(picture, this.sight(known), exact);
    if (!this.rule) return this.findRule(known, kind, exact);
    if (this.rule.kind === 'none') return null;
    if (this.rule.kind === 'tiles') return this.tiles(known, this.rule.periods);
    const grained = this.rule.kind === 'grain' ? this.grained(known, this.rule.cell, exact) : null;
    // Boards of nearly one colour are a ground with grain until more of them is known.
    return grained ?? this.boards(known, exact);
  }
  private grained(known: Uint8Array, cell: number, exact: boolean): GroundModel | null {
    const gradient = gradientOfCells(this.picture, known, cell);
    return gradient && grainModel(gradient, this.picture, this.sight(known), exact);
  }
  private boards(known: Uint8Array, exact: boolean): GroundModel | null {
    const colours = boardsOn(this.picture, this.sight(known), exact);
    return colours && { kind: 'boards', colours };
  }
  private sight(known: Uint8Array): Sight {
    return { known, seen: this.seen };
  }
  private findRule(known: Uint8Array, kind: 'pattern' | 'photo', exact: boolean): GroundModel | null {
    const { picture } = this;
    // Of little that is known what lies in a shadow tells more; where that tells nothing of use, the little is asked.
    for (const told of isEnough(known) ? [known] : [this.seen, known]) {
      const periods = periodsOf(picture, told);
      const tiles = periods && this.tiles(known, periods);
      if (!tiles) continue;
      this.rule = { kind: 'tiles', periods };
      return tiles;
    }
    const grain = grainBySize(picture, this.sight(known), kind, exact);
    if (grain?.model) {
      this.rule = { kind: 'grain', cell: grain.cell };
      return grain.model;
    }
    const boards = this.boards(known, exact);
    this.rule = { kind: boards ? 'boards' : 'none' };
    return boards;
  }
  private tiles(known: Uint8Array, periods: Periods): GroundModel | null {
    const colours = repeatTiles(this.picture, known, periods, () => this.inShadow());
    return colours && { kind: 'tiles', colours };
  }
  /** For what is known nowhere, where it is seen, what lies farthest from things first: there a soft shadow is faintest. */
  private inShadow(): Uint8Array[] {
    return shadowed.map((far) => clearOf(this.seen, this.picture, far));
  }
}

/** A soft shadow's places by how far they are from things at least, px. */
const shadowed = [32, 16, 4];

/** So much of the picture, share, tells how the ground repeats; of less what lies in a shadow tells more. */
const enough = 0.12;
const isEnough = (known: Uint8Array): boolean => known.reduce((sum, bit) => sum + bit, 0) > enough * known.length;

/** By the first size of cells whose means follow a gradient; its model is null where more than grain is left on that. */
function grainBySize(picture: Rgb, sight: Sight, kind: 'pattern' | 'photo', exact: boolean) {
  for (const cell of grainCells[kind]) {
    const gradient = gradientOfCells(picture, sight.known, cell);
    if (gradient) return { cell, model: grainModel(gradient, picture, sight, exact) };
  }
  return null;
}

function grainModel(cells: CellGradient, picture: Rgb, sight: Sight, exact: boolean): GroundModel | null {
  const colours = grainOn(cells, picture, sight, exact);
  return colours && { kind: 'grain', colours };
}
