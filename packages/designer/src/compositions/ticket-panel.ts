import type { Direction } from '../direction/direction.ts';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import { patternFor } from './card-pattern.ts';
import { inkOn, needsPaper, strongOf } from './colours.ts';
import type { Composition } from './composition.ts';
import { paintFigure } from './figures.ts';
import { inset } from './frames.ts';
import { paintView } from './paint-view.ts';
import { settingOf, viewOf } from './poster-window.ts';
import { paintRepeat, patternTones } from './repeat-pattern.ts';
import { fillDisc, paintRays } from './shapes.ts';
import { record } from './stage.ts';
import type { Stage } from './stage.ts';
import { setMain, setStub, tableOf } from './ticket-stub.ts';
import { insideTicket, paintPerforation, paintTicket, ticketOf } from './ticket-body.ts';

const paperOf = (palette: Palette) => mix(palette.light, '#fffaf0', 0.4);
const panelOf = ({ palette, style, subjects }: Omit<Direction, 'label'>) =>
  subjects.length > 0 && needsPaper(style) ? mix(palette.light, strongOf(palette), 0.2) : strongOf(palette);

/** A view where the brief names one, the subject before rays where it names a thing, else a repeat. */
function paintPanel(stage: Stage, box: BoundingBox): void {
  const { context, palette, figures, brief, seed, measure, direction } = stage;
  const panel = panelOf(direction);
  const [hero] = figures;
  if (viewOf(brief)) {
    const scene = paintView(stage, {
      width: Math.round(box.width),
      height: Math.round(box.height),
      setting: settingOf(brief, seed),
      words: brief.prompt,
      seed,
    });
    context.drawImage(scene, Math.round(box.x), Math.round(box.y));
    record(stage, 'scene', 'picture', box);
    return;
  }
  if (!hero) {
    paintRepeat(stage, {
      pattern: patternFor(stage),
      box,
      ground: panel,
      tones: patternTones(palette, panel),
      side: Math.min(box.width, box.height) / 3,
    });
    return;
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  context.fillStyle = panel;
  context.fillRect(box.x, box.y, box.width, box.height);
  const outer = Math.hypot(box.width, box.height);
  paintRays(context, { x, y }, { inner: 0, outer, count: 22, colour: mix(panel, palette.light, 0.16) });
  const radius = Math.min(box.width, box.height) * 0.4;
  fillDisc(context, x, y, radius, mix(panel, palette.light, 0.3));
  record(stage, 'panel', 'shape', box);
  const side = radius * 1.75;
  paintFigure(stage, hero, {
    name: 'hero',
    box: { x: x - side / 2, y: y - side / 2, width: side, height: side },
    shadow: { colour: 'rgba(20,8,0,.28)', blur: measure * 0.016, x: 0, y: measure * 0.008 },
  });
}

function draw(stage: Stage): void {
  const { palette, margin, measure, context } = stage;
  const paper = paperOf(palette);
  const table = tableOf(palette, paper);
  const ticket = ticketOf(stage, 0.24);
  paintTicket(stage, ticket, paper, paper, table);
  const down = ticket.tear === 'down';
  const panel = down
    ? { ...ticket.main, width: Math.min(ticket.main.width * 0.4, ticket.main.height * 0.95) }
    : { ...ticket.main, height: Math.min(ticket.main.height * 0.44, ticket.main.width) };
  insideTicket(stage, ticket, () => {
    context.beginPath();
    context.rect(panel.x, panel.y, panel.width, panel.height);
    context.clip();
    paintPanel(stage, panel);
  });
  const rest = down
    ? { ...ticket.main, x: panel.x + panel.width, width: ticket.main.width - panel.width }
    : { ...ticket.main, y: panel.y + panel.height, height: ticket.main.height - panel.height };
  const frame = inset(rest, measure * 0.022);
  context.strokeStyle = mix(paper, inkOn({ ...palette, ink: palette.dark }, paper), 0.35);
  context.lineWidth = Math.max(1, measure * 0.0018);
  context.strokeRect(frame.x, frame.y, frame.width, frame.height);
  record(stage, 'frame', 'shape', frame);
  setMain(stage, inset(rest, margin * 0.95), paper, 0.19);
  setStub(stage, ticket, paper);
  paintPerforation(stage, ticket, table);
}

export const ticketPanel: Composition = {
  name: 'ticket-panel',
  label: { en: 'illustrated panel', zh: '图绘票面' },
  types: ['ticket'],
  suits: (brief, subjects) => (viewOf(brief) ? 2.8 : subjects > 0 ? 2.45 : 2.1),
  ground: panelOf,
  figures: 1,
  draw,
};
