/** What a doctor, a dentist or a chemist has, and what they look after. */
import type { Drawings } from './drawing.ts';
import { box, disc, line, pierced as area } from './strokes.ts';

const turned = (turn: number, x: number, y: number, inner: string) =>
  `<g transform="rotate(${turn} ${x} ${y})">${inner}</g>`;

const capsule = (x: number, y: number, turn: number, left: string, right: string) =>
  turned(turn, x, y, box(x - 28, y - 12, 56, 24, left, 12) + area(`M${x} ${y - 12}h16a12 12 0 0 1 0 24h-16z`, right));
const cross = (x: number, y: number, r: number, fill: string) =>
  area(`M${x - r / 3} ${y - r}h${r / 1.5}v${2 * r}h${-r / 1.5}z`, fill) +
  area(`M${x - r} ${y - r / 3}h${2 * r}v${r / 1.5}h${-2 * r}z`, fill);
const plaster = (x: number, y: number, turn: number, fill: string, pad: string) =>
  `<g transform="rotate(${turn} ${x} ${y})">${box(x - 60, y - 18, 120, 36, fill, 18)}${box(x - 20, y - 18, 40, 36, pad)}` +
  `${[-46, -34, 34, 46].map((d) => disc(x + d, y - 6, 2, pad) + disc(x + d, y + 6, 2, pad)).join('')}</g>`;
const germ = (x: number, y: number, r: number, fill: string, spots: string) =>
  line(`M${x - 1.4 * r} ${y}h${2.8 * r}M${x} ${y - 1.4 * r}v${2.8 * r}`, fill, r / 4) +
  line(`M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}`, fill, r / 4) +
  `${disc(x, y, r, fill)}${disc(x - r / 3, y - r / 4, r / 4, spots)}${disc(x + r / 3, y + r / 3, r / 5, spots)}`;
const crutch = (x: number, turn: number, stroke: string, soft: string) =>
  `<g transform="rotate(${turn} ${x} 90)">` +
  `${line(`M${x - 11} 10L${x - 7} 104L${x} 120L${x + 7} 104L${x + 11} 10M${x} 120V162M${x - 9} 68H${x + 9}`, stroke, 4)}` +
  `${box(x - 16, 3, 32, 11, soft, 5)}${box(x - 5, 160, 10, 12, soft, 2)}</g>`;
const shaft =
  'M24 56C20 44 8 42 8 52C-2 54-2 70 8 72C8 82 20 80 24 68H100C104 80 116 82 116 72C126 70 126 54 116 52C116 42 104 44 100 56Z';
const bone = (turn: number, fill: string, stroke: string) => turned(turn, 62, 62, line(shaft, stroke, 3, fill));

export const medicine: Drawings = {
  stethoscope: {
    width: 118,
    height: 148,
    draw: (p) => `<g transform="translate(-6 -1)">
      ${line('M20 6H10V46a30 30 0 0 0 60 0V6H60M40 76V112a32 32 0 0 0 64 0V84', p.dark, 6)}${box(16, 2, 10, 9, p.accent, 4)}
      ${box(54, 2, 10, 9, p.accent, 4)}${disc(104, 66, 19, p.mid)}${disc(104, 66, 11, p.paper)}${disc(104, 66, 4, p.accent)}
      </g>`,
  },
  'pills and capsules': {
    width: 126,
    height: 96,
    draw: () => `<g transform="translate(-5 -7)">${capsule(38, 30, -35, '#e5473f', '#fbf3e4')}
      ${capsule(94, 34, 50, '#3d8fd1', '#f4c33c')}${capsule(34, 84, 12, '#45a56d', '#d8f0dd')}${disc(84, 84, 17, '#ffffff')}
      ${line('M73 84H95', '#c4ccd2', 3)}${disc(118, 90, 12, '#f0a0b4')}${disc(68, 54, 8, '#f4c33c')}</g>`,
  },
  'human heart': {
    width: 112,
    height: 146,
    draw: () => `<g transform="translate(1.5 0)">${line('M42 52V14M28 60Q18 40 6 40', '#3f6fb3', 13)}
      ${line('M62 54V30Q62 12 78 12Q92 14 92 34V50M78 12V8M90 18L96 8', '#d2443f', 12)}
      ${area('M26 54Q40 38 62 46Q96 34 108 62Q116 96 78 132Q66 146 56 144Q20 120 14 90Q12 66 26 54Z', '#b92f38')}
      ${area('M26 54Q40 38 62 46Q52 60 32 72Q20 70 26 54Z', '#7f1f36')}
      ${line('M62 50Q72 80 64 132M70 82Q88 84 96 100M68 100Q52 98 44 84M68 112Q80 112 84 120', '#f0958a', 3.5)}
      ${line('M94 58Q102 66 100 80', '#e88078', 4)}</g>`,
  },
  'heart with a pulse': {
    width: 140,
    height: 124,
    draw: (p) => `
      ${area('M70 123C20 88 2 66 2 38C2 16 18 2 38 2C54 2 64 10 70 22C76 10 86 2 102 2C122 2 138 16 138 38C138 66 120 88 70 123Z', p.accent)}
      ${line('M4 62H44L54 40L68 88L82 50L90 62H136', p.paper, 6)}${disc(44, 62, 4, p.dark)}${disc(90, 62, 4, p.dark)}
      ${line('M18 36Q20 18 38 16', p.second, 5)}`,
  },
  syringe: {
    width: 131,
    height: 128,
    draw: () => `<g transform="translate(0 -8.5)"><g transform="rotate(-45 70 70)">
      ${line('M-12 70H20', '#8a95a3', 3)}${area('M18 66L32 60V80L18 74Z', '#3b7fb8')}${box(32, 52, 70, 36, '#e8f3f8', 3)}
      ${box(34, 55, 36, 30, '#6cc5a8')}${box(70, 53, 8, 34, '#333e4c', 2)}${box(78, 66, 54, 8, '#b9c4ce')}
      ${box(100, 44, 8, 52, '#3b7fb8', 3)}${box(130, 52, 9, 36, '#3b7fb8', 3)}
      ${line('M46 52V62M56 52V62M66 52V62M88 52V62', '#55657a', 2.5)}</g>${area('M5 118q9 12 0 17q-9-5 0-17z', '#6cc5a8')}
      </g>`,
  },
  'clean tooth': {
    width: 124,
    height: 126,
    draw: (p) => `
      ${area('M54 22Q66 30 78 24Q102 12 108 40Q110 58 102 72Q100 122 88 124Q78 124 76 96Q66 82 58 96Q54 124 44 124Q32 122 30 72Q20 56 22 40Q28 10 54 22Z', p.paper)}
      ${area('M96 34Q104 56 92 80Q92 104 88 124Q100 122 102 72Q110 58 108 40Q106 20 92 20Z', p.light)}
      ${line('M34 46Q32 32 44 32', p.light, 5)}${area('M14 8l4 10l10 4l-10 4l-4 10l-4-10l-10-4l10-4z', p.second)}
      ${area('M112 82l3 8l8 3l-8 3l-3 8l-3-8l-8-3l8-3zM90 1l2.5 5.5l5.5 2.5l-5.5 2.5l-2.5 5.5l-2.5-5.5l-5.5-2.5l5.5-2.5z', p.mid)}`,
  },
  'crossed plasters': {
    width: 98,
    height: 98,
    draw: () => `<g transform="translate(-9 -9)">${plaster(58, 58, 45, '#d99a6c', '#f3d3b0')}
      ${plaster(58, 58, -45, '#e8b184', '#fbe6cb')}</g>`,
  },
  'bathroom scales': {
    width: 130,
    height: 120,
    draw: (p) => `${box(2, 2, 126, 110, p.dark, 16)}${box(14, 111, 22, 8, p.mid, 3)}${box(94, 111, 22, 8, p.mid, 3)}
      ${area('M30 50A36 36 0 0 1 100 50Z', p.paper)}
      ${line('M38 46L44 44M44 32L49 36M56 24L58 30M74 24L72 30M86 32L81 36M92 46L86 44', p.dark, 2.5)}
      ${line('M65 50L78 34', p.accent, 4)}${disc(65, 50, 6, p.accent)}
      ${line('M24 66V98M36 66V98M48 66V98M82 66V98M94 66V98M106 66V98', p.mid, 6)}`,
  },
  lungs: {
    width: 140,
    height: 130,
    draw: () => `${area('M58 42Q64 96 58 118Q30 120 4 128Q-4 80 22 36Q46 6 58 42Z', '#e27d83')}
      ${area('M82 42Q76 96 82 118Q110 120 136 128Q144 80 118 36Q94 6 82 42Z', '#d4656f')}
      ${line('M70 4V40Q68 54 44 66L30 86M44 66L46 92M70 40Q72 54 96 66L110 86M96 66L94 92', '#f6d5cc', 6)}
      ${line('M64 8H76M64 18H76M64 28H76', '#b98a84', 3)}`,
  },
  brain: {
    width: 136,
    height: 115,
    draw: (p) => `<g transform="translate(-1.5 -2)">
      ${area('M82 86Q98 84 108 92Q112 108 92 112Q84 106 82 86Z', p.mid)}
      ${area('M66 84Q74 82 80 90L88 115H76Q70 104 66 84Z', p.dark)}
      ${line('M30 84Q12 82 12 66Q-2 54 10 40Q8 22 28 20Q38 2 58 10Q76 -2 90 12Q112 10 118 28Q138 36 132 56Q138 76 118 82Q104 94 88 84Q72 96 58 86Q42 94 30 84Z', p.dark, 3.5, p.accent)}
      ${line('M28 20Q30 34 44 32M58 10Q52 24 64 30Q70 44 58 50M90 12Q84 26 94 34Q108 34 106 46M12 66Q24 68 30 58Q28 46 38 44M58 86Q52 72 64 66Q78 70 82 58M118 82Q120 68 106 66', p.dark, 3.5)}
      </g>`,
  },
  'pair of kidneys': {
    width: 127,
    height: 124,
    draw: () => `<g transform="translate(-1.5 0)">${line('M58 6V118', '#cf3f3a', 10)}
      ${line('M72 6V118', '#3c69ad', 10)}${line('M42 56H58M88 56H72', '#cf3f3a', 6)}
      ${line('M40 66Q50 76 48 122M90 66Q80 76 82 122', '#e8c77a', 4)}
      ${area('M40 58Q50 40 40 26Q26 14 10 30Q-4 56 10 84Q24 100 40 88Q48 78 40 58Z', '#9c3b3f')}
      ${area('M90 58Q80 40 90 26Q104 14 120 30Q134 56 120 84Q106 100 90 88Q82 78 90 58Z', '#9c3b3f')}
      ${line('M14 38Q6 54 12 72M116 38Q124 54 118 72', '#cf7a76', 4)}</g>`,
  },
  thermometer: {
    width: 74,
    height: 154,
    draw: (p) => `<g transform="translate(0.5 -2)">
      ${line('M14 18a13 13 0 0 1 26 0V106a25 25 0 1 1-26 0Z', p.dark, 4, p.paper)}${disc(27, 130, 17, p.accent)}
      ${line('M27 130V52', p.accent, 9)}${line('M52 22H71M52 38H63M52 54H71M52 70H63M52 86H71M52 102H63', p.mid, 4)}
      ${disc(21, 125, 4, p.paper)}</g>`,
  },
  'bottle of pills': {
    width: 100,
    height: 130,
    draw: () => `${box(8, 1, 64, 24, '#f4f4f0', 4)}${line('M18 6V20M28 6V20M38 6V20M48 6V20M58 6V20', '#c9cbc6', 3)}
      ${area('M14 25H66V32Q78 36 78 46V120a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V46Q2 36 14 32Z', '#e08a2c')}
      ${box(2, 54, 76, 52, '#fdfaf0')}${cross(22, 72, 11, '#d5403b')}${line('M42 66H68M42 76H62M12 94H68', '#9aa5a8', 3)}
      ${box(72, 112, 27, 15, '#ffffff', 7.5)}${disc(90, 98, 8, '#8fc7e0')}`,
  },
  'first aid case': {
    width: 140,
    height: 112,
    draw: (p) => `${line('M48 24V12a9 9 0 0 1 9-9H83a9 9 0 0 1 9 9V24', p.dark, 6)}
      ${box(2, 22, 136, 89, p.paper, 12)}${box(2, 22, 20, 89, p.accent, 8)}${box(118, 22, 20, 89, p.accent, 8)}
      ${disc(70, 66, 32, p.accent)}${cross(70, 66, 20, p.paper)}${box(32, 18, 10, 14, p.dark, 3)}
      ${box(98, 18, 10, 14, p.dark, 3)}`,
  },
  'four germs': {
    width: 138,
    height: 126,
    draw: () => `<g transform="translate(2 0)">${germ(42, 44, 28, '#6aa84f', '#d5efbd')}
      ${germ(106, 82, 19, '#c2457a', '#f6c5da')}${germ(40, 106, 12, '#e3952e', '#fbe3b4')}
      ${germ(106, 22, 11, '#5a6fc0', '#d0d8fa')}</g>`,
  },
  'eye with lashes': {
    width: 140,
    height: 102,
    draw: (p) => `${line('M70 18V3M42 24L34 8M98 24L106 8M20 40L8 28M120 40L132 28', p.dark, 5)}
      ${area('M2 60Q36 20 70 20Q104 20 138 60Q104 100 70 100Q36 100 2 60Z', p.paper)}${disc(70, 60, 30, p.mid)}
      ${disc(70, 60, 16, p.dark)}${disc(79, 50, 7, p.paper)}`,
  },
  'pair of crutches': {
    width: 101,
    height: 173,
    draw: () => `<g transform="translate(-1.5 -1)">${crutch(30, -8, '#b98550', '#3b3f47')}
      ${crutch(74, 8, '#b98550', '#3b3f47')}</g>`,
  },
  wheelchair: {
    width: 120,
    height: 134,
    draw: (p) => `<g transform="translate(-2 -8)">${line('M6 12H26L32 66H88L98 112H118', p.dark, 6)}
      ${area('M24 14H36L42 60H84a5 5 0 0 1 0 12H32Z', p.accent)}
      <circle cx="52" cy="96" r="42" fill="none" stroke="${p.mid}" stroke-width="5"/>
      ${line('M52 56V136M12 96H92M24 68L80 124M80 68L24 124', p.mid, 1.5)}${disc(52, 96, 8, p.dark)}
      ${line('M38 42H78V66', p.dark, 5)}<circle cx="98" cy="128" r="10" fill="none" stroke="${p.dark}" stroke-width="5"/>
      </g>`,
  },
  'hospital bed': {
    width: 187,
    height: 109,
    draw: () => `<g transform="translate(1.5 -1.5)">${line('M6 6V96M178 34V96M6 78H178', '#8b98a5', 6)}
      ${line('M40 78L60 96M140 78L120 96', '#8b98a5', 4)}${box(9, 54, 166, 20, '#f7f9fa', 6)}
      ${area('M66 44H160Q174 44 175 58V78H66Z', '#58a6a6')}${box(62, 42, 18, 34, '#e5f3f1', 5)}
      ${turned(-18, 30, 46, box(10, 36, 44, 20, '#ffffff', 9))}${disc(6, 102, 7, '#3e4854')}${disc(178, 102, 7, '#3e4854')}
      ${cross(178, 24, 6, '#d8423d')}</g>`,
  },
  'drip on a stand': {
    width: 80,
    height: 190,
    draw: (p) => `${line('M26 178V6Q40 1 54 8', p.dark, 4)}${line('M4 184L26 170L48 184', p.dark, 4)}
      ${line('M54 8V18', p.dark, 3)}${box(38, 18, 32, 50, p.light, 8)}
      ${area('M38 38H70V60a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8Z', p.mid)}${box(48, 74, 12, 18, p.paper, 3)}
      ${disc(54, 82, 3, p.accent)}${line('M54 92V140Q54 160 66 158Q78 156 76 136', p.accent, 3)}${disc(5, 185, 4, p.second)}
      ${disc(47, 185, 4, p.second)}`,
  },
  'chest x ray': {
    width: 110,
    height: 130,
    draw: () => `${box(1, 1, 108, 128, '#16222e', 6)}${line('M55 14V116', '#cfe3ea', 7)}
      ${line('M16 26Q36 18 50 24M94 26Q74 18 60 24', '#cfe3ea', 5)}
      ${line([38, 54, 70, 86].map((y) => `M48 ${y}Q24 ${y - 8} 18 ${y + 12}M62 ${y}Q86 ${y - 8} 92 ${y + 12}`).join(''), '#9dbfcc', 4.5)}
      ${area('M60 62Q78 66 74 86Q66 92 60 86Z', '#dcecf077')}
      ${line('M50 34H60M50 50H60M50 66H60M50 82H60M50 98H60', '#16222e', 2)}`,
  },
  'mortar and pestle': {
    width: 114,
    height: 126,
    draw: (p) => `<g transform="translate(-3 0)">${turned(32, 76, 36, box(68, -2, 15, 76, p.second, 7.5))}
      ${area('M14 60H106Q106 94 78 106V112H42V106Q14 94 14 60Z', p.dark)}${box(4, 50, 112, 13, p.dark, 6)}
      ${area('M34 110H86Q94 114 94 125H26Q26 114 34 110Z', p.mid)}${area('M30 48Q32 22 52 14Q54 38 30 48Z', p.accent)}
      ${cross(60, 84, 14, p.paper)}${line('M34 42L48 24', p.paper, 2)}</g>`,
  },
  'crossed bones': {
    width: 101,
    height: 101,
    draw: () => `<g transform="translate(-11.5 -11.5)">${bone(45, '#f5ecd6', '#6b5a45')}
      ${bone(-45, '#fdf7e6', '#6b5a45')}${disc(62, 22, 5, '#c9b68c')}${disc(62, 104, 5, '#c9b68c')}
      ${disc(22, 62, 5, '#c9b68c')}${disc(102, 62, 5, '#c9b68c')}</g>`,
  },
  'face mask': {
    width: 160,
    height: 92,
    draw: (p) => `${line('M34 26Q2 14 4 42Q6 68 36 66M126 26Q158 14 156 42Q154 68 124 66', p.dark, 3)}
      ${area('M30 18Q80 -14 130 18V62Q118 90 80 91Q42 90 30 62Z', p.mid)}
      ${line('M36 34H124M36 48H124M38 62H122', p.light, 3)}${line('M58 14Q80 4 102 14', p.paper, 4)}`,
  },
  stomach: {
    width: 104,
    height: 130,
    draw: () => `<g transform="translate(-5 0)">
      ${area('M38 1H54V30Q58 40 68 30Q90 14 104 36Q116 70 90 100Q66 124 38 112Q26 108 22 129H6Q6 100 26 92Q44 92 46 74Q48 58 40 44Q38 20 38 1Z', '#d98276')}
      ${area('M60 78Q80 70 97 80Q84 104 60 108Q44 108 36 102Q54 98 60 78Z', '#f0c04f')}
      ${line('M70 44Q88 34 94 52', '#f2b5a8', 4)}${disc(76, 66, 5, '#f0c04f')}${disc(64, 56, 3, '#f0c04f')}</g>`,
  },
};
