import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../raster/random.ts';
import type { BoundingBox } from '../type/bounding-box.ts';

/** Inks of one drawn person: people of a design differ in all of them. */
export interface BustInks {
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
  trim: string;
}

const round = Math.PI * 2;

type Hair = (context: SKRSContext2D, unit: number) => void;

/** What lies behind the head, then what lies over it; the head's middle is the origin, its half width one unit. */
const hairs: readonly { back?: Hair; front: Hair }[] = [
  {
    front: (context, unit) => {
      context.beginPath();
      context.arc(0, -unit * 0.18, unit * 1.1, Math.PI * 0.98, round * 1.005);
      context.quadraticCurveTo(unit * 0.6, -unit * 0.42, 0, -unit * 0.5);
      context.quadraticCurveTo(-unit * 0.7, -unit * 0.46, -unit * 1.09, -unit * 0.12);
      context.fill();
    },
  },
  {
    back: (context, unit) => {
      context.beginPath();
      context.roundRect(-unit * 1.26, -unit * 1.2, unit * 2.52, unit * 2.9, unit * 1.1);
      context.fill();
    },
    front: (context, unit) => {
      context.beginPath();
      context.moveTo(-unit * 1.08, unit * 0.1);
      context.bezierCurveTo(-unit * 1.2, -unit * 1.5, unit * 1.2, -unit * 1.5, unit * 1.08, unit * 0.1);
      context.bezierCurveTo(unit * 0.8, -unit * 0.5, unit * 0.2, -unit * 0.62, -unit * 0.2, -unit * 0.66);
      context.bezierCurveTo(-unit * 0.6, -unit * 0.4, -unit * 0.94, -unit * 0.2, -unit * 1.08, unit * 0.1);
      context.fill();
    },
  },
  {
    back: (context, unit) => {
      for (let curl = 0; curl < 11; curl++) {
        const angle = Math.PI * (0.9 + (curl / 10) * 1.2);
        context.beginPath();
        context.arc(Math.cos(angle) * unit * 1.02, Math.sin(angle) * unit * 1.06 - unit * 0.1, unit * 0.44, 0, round);
        context.fill();
      }
    },
    front: (context, unit) => {
      for (let curl = 0; curl < 5; curl++) {
        context.beginPath();
        context.arc((curl - 2) * unit * 0.4, -unit * (0.86 - Math.abs(curl - 2) * 0.07), unit * 0.32, 0, round);
        context.fill();
      }
    },
  },
  {
    back: (context, unit) => {
      context.beginPath();
      context.arc(0, -unit * 1.46, unit * 0.48, 0, round);
      context.fill();
    },
    front: (context, unit) => {
      context.beginPath();
      context.arc(0, -unit * 0.14, unit * 1.08, Math.PI, round);
      context.quadraticCurveTo(0, -unit * 0.72, -unit * 1.08, -unit * 0.14);
      context.fill();
    },
  },
  {
    back: (context, unit) => {
      context.beginPath();
      context.roundRect(-unit * 1.2, -unit * 1.16, unit * 2.4, unit * 2.02, [
        unit * 1.15,
        unit * 1.15,
        unit * 0.3,
        unit * 0.3,
      ]);
      context.fill();
    },
    front: (context, unit) => {
      context.beginPath();
      context.arc(0, -unit * 0.1, unit * 1.06, Math.PI, round);
      context.lineTo(unit * 1.06, -unit * 0.28);
      context.lineTo(-unit * 1.06, -unit * 0.28);
      context.fill();
    },
  },
];

function paintFace(context: SKRSContext2D, unit: number, inks: BustInks, kind: number, random: Random): void {
  context.fillStyle = inks.skin;
  context.beginPath();
  context.roundRect(-unit * 0.9, -unit * 1.06, unit * 1.8, unit * 2.18, unit * 0.88);
  context.fill();
  for (const side of [-1, 1]) {
    context.beginPath();
    context.arc(side * unit * 0.94, unit * 0.12, unit * 0.2, 0, round);
    context.fill();
  }
  context.strokeStyle = inks.shade;
  context.lineCap = 'round';
  context.lineWidth = unit * 0.07;
  // A nose in one line and a mouth: enough for a face, no one's in particular.
  context.beginPath();
  context.moveTo(unit * 0.02, unit * 0.02);
  context.lineTo(-unit * 0.12, unit * 0.36);
  context.lineTo(unit * 0.06, unit * 0.38);
  context.stroke();
  context.beginPath();
  context.arc(0, unit * 0.48, unit * 0.26, Math.PI * 0.22, Math.PI * 0.78);
  context.stroke();
  context.fillStyle = inks.hair;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.arc(side * unit * 0.38, unit * 0.04, unit * 0.085, 0, round);
    context.fill();
    context.fillRect(side * unit * 0.38 - unit * 0.18, -unit * 0.26, unit * 0.36, unit * 0.07);
  }
  if (random() < 0.36) {
    context.strokeStyle = inks.trim;
    context.lineWidth = unit * 0.075;
    for (const side of [-1, 1]) {
      context.beginPath();
      context.arc(side * unit * 0.39, unit * 0.04, unit * 0.27, 0, round);
      context.stroke();
    }
    context.beginPath();
    context.moveTo(-unit * 0.12, unit * 0.02);
    context.lineTo(unit * 0.12, unit * 0.02);
    context.stroke();
  } else if (kind === 0 && random() < 0.6) {
    // A beard: the chin's half of the face, the mouth left free.
    context.fillStyle = inks.hair;
    context.beginPath();
    context.moveTo(-unit * 0.9, unit * 0.2);
    context.quadraticCurveTo(-unit * 0.9, unit * 1.2, 0, unit * 1.22);
    context.quadraticCurveTo(unit * 0.9, unit * 1.2, unit * 0.9, unit * 0.2);
    context.quadraticCurveTo(unit * 0.62, unit * 0.52, unit * 0.34, unit * 0.5);
    context.lineTo(-unit * 0.34, unit * 0.5);
    context.quadraticCurveTo(-unit * 0.62, unit * 0.52, -unit * 0.9, unit * 0.2);
    context.fill();
    context.fillStyle = inks.skin;
    context.beginPath();
    context.ellipse(0, unit * 0.72, unit * 0.24, unit * 0.09, 0, 0, round);
    context.fill();
  }
}

/** Half-length person, shoulders on the box's foot. Everyone and nobody: drawn for cards that name no one. */
export function paintBust(
  context: SKRSContext2D,
  box: BoundingBox,
  inks: BustInks,
  kind: number,
  random: Random,
): void {
  const unit = Math.min(box.width / 4.4, box.height / 5);
  const middle = box.x + box.width / 2;
  const foot = box.y + box.height;
  const head = foot - unit * 2.95;
  const hair = hairs[kind % hairs.length]!;
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.translate(middle, head);
  context.fillStyle = inks.hair;
  hair.back?.(context, unit);
  context.translate(-middle, -head);
  // Shoulders with a collar, the neck let into it.
  context.fillStyle = inks.cloth;
  context.beginPath();
  context.moveTo(middle - unit * 2.15, foot);
  context.bezierCurveTo(
    middle - unit * 2.1,
    foot - unit * 1.3,
    middle - unit * 1.3,
    foot - unit * 1.5,
    middle,
    foot - unit * 1.55,
  );
  context.bezierCurveTo(
    middle + unit * 1.3,
    foot - unit * 1.5,
    middle + unit * 2.1,
    foot - unit * 1.3,
    middle + unit * 2.15,
    foot,
  );
  context.fill();
  context.fillStyle = inks.shade;
  context.beginPath();
  context.roundRect(middle - unit * 0.42, head + unit * 0.6, unit * 0.84, unit * 1.15, [
    0,
    0,
    unit * 0.42,
    unit * 0.42,
  ]);
  context.fill();
  context.strokeStyle = inks.trim;
  context.lineWidth = unit * 0.13;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(middle, foot - unit * 1.5, unit * 0.56, Math.PI * 0.06, Math.PI * 0.94);
  context.stroke();
  context.translate(middle, head);
  paintFace(context, unit, inks, kind % hairs.length, random);
  context.fillStyle = inks.hair;
  hair.front(context, unit);
  context.restore();
}
