import { box, photo, side, type Sheet } from './sheet.ts';

export type GroundClass = 'smooth' | 'textured' | 'photo';

const whole = (sheet: Sheet, css: string, inner = '') => sheet.ground(box(0, 0, side, side, css, inner));

function smooth(sheet: Sheet): void {
  const { random: r, palette: p } = sheet;
  const at = () => `${r.int(20, 80)}% ${r.int(20, 80)}%`;
  const blob = (colour: string) => {
    const [x, y, w, h] = [r.int(-200, 824), r.int(-200, 824), r.int(400, 800), r.int(400, 800)];
    return box(x, y, w, h, `border-radius:50%;background:${colour};filter:blur(120px)`);
  };
  const kinds = [
    () => whole(sheet, `background:${r.pick([p.paper, p.light, p.dark, p.mid])}`),
    () => whole(sheet, `background:linear-gradient(${r.int(0, 360)}deg,${p.light},${p.paper})`),
    () => whole(sheet, `background:radial-gradient(circle at ${at()},${p.paper},${p.light} 45%,${p.mid})`),
    () => whole(sheet, `background:linear-gradient(${r.int(0, 360)}deg,${p.dark},${p.mid})`),
    () => whole(sheet, `background:${p.light};overflow:hidden`, blob(p.second) + blob(p.paper) + blob(p.mid)),
  ];
  r.pick(kinds)();
}

function grain(seed: number, frequency: string, octaves: number, amount: number): string {
  const noise = `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>`;
  const tone = '<feColorMatrix values="0 0 0 0 .3  0 0 0 0 .25  0 0 0 0 .2  1.4 0 0 0 -.35"/>';
  return `<svg width="${side}" height="${side}" style="position:absolute;left:0;top:0;opacity:${amount}"><filter id="n${seed}">${noise}${tone}</filter><rect width="${side}" height="${side}" filter="url(#n${seed})"/></svg>`;
}

function textured(sheet: Sheet, seed: number): void {
  const { random: r, palette: p } = sheet;
  const [a, b] = [p.light, p.paper];
  const kinds = [
    () => {
      const k = r.int(14, 40);
      whole(
        sheet,
        `background:repeating-linear-gradient(${r.pick([45, 90, 0, 135])}deg,${a} 0 ${k}px,${b} ${k}px ${2 * k}px)`,
      );
    },
    () => {
      const k = r.int(18, 42);
      const dot = `radial-gradient(circle,${p.mid} ${(k * 0.13).toFixed(1)}px,transparent ${(k * 0.13 + 0.8).toFixed(1)}px)`;
      whole(sheet, `background:${dot} 0 0/${k}px ${k}px,${a}`);
    },
    () => whole(sheet, `background:${a}`, grain(seed, '0.8', 2, 0.35)),
    () => whole(sheet, `background:${b}`, grain(seed, '0.04 0.3', 3, 0.3)),
    () => {
      const k = r.int(24, 48);
      const line = (angle: string) => `linear-gradient(${angle}${p.mid}55 1.5px,transparent 1.5px) 0 0/${k}px ${k}px`;
      whole(sheet, `background:${line('')},${line('90deg,')},${b}`);
    },
    () => {
      const k = r.int(30, 60);
      whole(sheet, `background:conic-gradient(${a} 25%,${b} 0 50%,${a} 0 75%,${b} 0) 0 0/${2 * k}px ${2 * k}px`);
    },
  ];
  r.pick(kinds)();
}

/** The ground of a design, in one of three classes. */
export function drawGround(sheet: Sheet, kind: GroundClass, seed: number): void {
  if (kind === 'photo') sheet.ground(photo(0, 0, side, side, seed));
  else if (kind === 'smooth') smooth(sheet);
  else textured(sheet, seed);
}
