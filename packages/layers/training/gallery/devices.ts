/** Things with a plug, a battery, a screen or a dial. */
import type { Palette } from '../../scripts/designs/sheet.ts';
import type { Drawings } from './drawing.ts';
import { box, disc, line, pierced as area } from './strokes.ts';

const ring = (x: number, y: number, r: number, stroke: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

const speaker = (x: number, p: Palette) =>
  `${box(x, 2, 62, 116, p.dark, 6)}${disc(x + 31, 30, 14, p.second)}${disc(x + 31, 30, 6, p.dark)}` +
  `${disc(x + 31, 80, 25, p.mid)}${disc(x + 31, 80, 17, p.light)}${disc(x + 31, 80, 7, p.dark)}`;
const talkie = (x: number, fill: string) =>
  `${box(x + 8, 2, 8, 46, '#23272e', 3)}${box(x + 32, 36, 12, 12, '#23272e', 2)}${box(x + 1, 44, 52, 105, fill, 9)}` +
  `${box(x + 10, 54, 34, 22, '#d7ecd0', 3)}${line(`M${x + 14} 90h26m-26 8h26m-26 8h26`, '#23272e', 3)}` +
  disc(x + 17, 128, 6, '#f4f1e4') +
  disc(x + 37, 128, 6, '#d9432f');
const apps = (y: number, a: string, b: string, c: string) =>
  box(12, y, 15, 15, a, 4) + box(31, y, 15, 15, b, 4) + box(50, y, 15, 15, c, 4);
const rotor = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="29" ry="4" fill="#8fb4c8" opacity=".8"/>${box(x - 4, y - 2, 8, 18, '#2f3640', 2)}`;

export const devices: Drawings = {
  'phone with apps': {
    width: 78,
    height: 146,
    draw: (p) => `${box(1, 1, 76, 144, p.dark, 13)}${box(7, 8, 64, 130, p.paper, 8)}${box(27, 8, 24, 7, p.dark, 3.5)}
      ${apps(24, p.accent, p.second, p.mid)}${apps(44, p.mid, p.accent, p.dark)}${apps(64, p.second, p.mid, p.accent)}
      ${box(12, 112, 54, 19, p.light, 6)}${disc(22, 121.5, 5, p.mid)}${disc(39, 121.5, 5, p.accent)}
      ${disc(56, 121.5, 5, p.second)}`,
  },
  'laptop with code': {
    width: 180,
    height: 112,
    draw: () => `${box(24, 2, 132, 92, '#3a3f4a', 7)}${box(31, 9, 118, 78, '#1b2230', 2)}
      ${line('M42 24H62M42 54H58M42 68H78', '#7dcfb6', 4)}${line('M70 24H108M52 34H84M66 54H96', '#f2b950', 4)}
      ${line('M52 44H72M92 34H120', '#e36f7b', 4)}${line('M80 44H104', '#8fa8e8', 4)}
      ${area('M2 94H178V100Q176 110 164 110H16Q4 110 2 100Z', '#c3c8cf')}${box(74, 94, 32, 5, '#949ba6', 2.5)}`,
  },
  'instant camera': {
    width: 124,
    height: 146,
    draw: () => `${box(24, 96, 76, 49, '#ffffff', 2)}${box(30, 96, 64, 38, '#79b8d6')}
      ${area('M30 134L52 112L66 124L78 114L94 134Z', '#3f7f5a')}
      ${area('M10 16Q10 2 24 2H100Q114 2 114 16L122 66V104H2V66Z', '#f3ecdf')}${box(2, 76, 120, 28, '#2f3036', 3)}
      ${box(16, 90, 92, 6, '#101114', 2)}${disc(62, 48, 31, '#2f3036')}${disc(62, 48, 22, '#5a6270')}
      ${disc(62, 48, 13, '#14213a')}${disc(56, 42, 4, '#bcd5f2')}${box(20, 10, 20, 15, '#d6dde4', 2)}
      ${disc(98, 18, 7, '#d8453a')}${box(56, 77, 12, 4, '#e5a23a')}${box(56, 81, 12, 4, '#4a9e5c')}`,
  },
  'headphones and notes': {
    width: 128,
    height: 116,
    draw: (p) => `<g transform="translate(0 -7)">${line('M14 84V62A50 50 0 0 1 114 62V84', p.dark, 8)}
      ${box(2, 72, 26, 50, p.accent, 11)}${box(100, 72, 26, 50, p.accent, 11)}${box(24, 78, 10, 38, p.dark, 4)}
      ${box(94, 78, 10, 38, p.dark, 4)}${line('M56 98V62L78 56V92', p.mid, 4)}
      <ellipse cx="51" cy="99" rx="7" ry="5.5" fill="${p.mid}"/><ellipse cx="73" cy="93" rx="7" ry="5.5" fill="${p.mid}"/>
      ${disc(64, 38, 5, p.second)}${disc(46, 46, 3, p.second)}${disc(82, 44, 3, p.second)}</g>`,
  },
  'handheld console': {
    width: 176,
    height: 82,
    draw: (p) => `${box(1, 1, 174, 80, p.dark, 20)}
      ${area('M42 1H21A20 20 0 0 0 1 21V61A20 20 0 0 0 21 81H42Z', p.accent)}
      ${area('M134 1H155A20 20 0 0 1 175 21V61A20 20 0 0 1 155 81H134Z', p.mid)}${box(48, 8, 80, 66, p.light, 3)}
      ${area('M48 60L68 50L84 60L104 46L128 62V74H48Z', p.mid)}${disc(110, 24, 8, p.second)}${disc(21, 26, 9, p.dark)}
      ${line('M21 50V64M14 57H28', p.paper, 6)}${line('M155 18h.1M155 38h.1M145 28h.1M165 28h.1', p.paper, 9)}
      ${disc(155, 58, 8, p.dark)}`,
  },
  gamepad: {
    width: 144,
    height: 106,
    draw: () => `<g transform="translate(-3 0)">${line('M75 26Q75 14 88 12T98 2', '#2b2f38', 3.5)}
      ${area('M40 24H110Q136 24 142 54Q152 96 134 104Q120 106 102 80H48Q30 106 16 104Q-2 96 8 54Q14 24 40 24Z', '#4c4f8a')}
      ${line('M38 40V60M28 50H48', '#e9eaf5', 8)}${disc(112, 38, 5.5, '#f2c14b')}${disc(112, 62, 5.5, '#5bb98c')}
      ${disc(100, 50, 5.5, '#5aa7e6')}${disc(124, 50, 5.5, '#e65c6a')}${disc(58, 70, 9, '#2f315c')}${disc(92, 70, 9, '#2f315c')}
      ${box(64, 42, 9, 5, '#b7b9dc', 2.5)}${box(78, 42, 9, 5, '#b7b9dc', 2.5)}</g>`,
  },
  'flying drone': {
    width: 176,
    height: 118,
    draw: () => `<g transform="translate(0 -12)">${rotor(30, 18)}${rotor(146, 18)}
      ${line('M30 32L64 46M146 32L112 46', '#59636f', 7)}${area('M60 36Q88 24 116 36L124 56Q88 70 52 56Z', '#e9edf0')}
      ${box(68, 60, 40, 8, '#59636f', 3)}${line('M62 60L44 86M114 60L132 86M34 86H54M122 86H142', '#59636f', 4)}
      ${disc(88, 76, 11, '#2f3640')}${disc(88, 76, 5, '#5fb3e0')}${disc(72, 46, 4, '#e2493f')}${disc(104, 46, 4, '#4bbd6b')}
      <ellipse cx="88" cy="124" rx="56" ry="5" fill="#00000033"/></g>`,
  },
  'old television': {
    width: 140,
    height: 140,
    draw: (p) => `${line('M70 36L40 4M70 36L102 4', p.dark, 4)}${disc(38, 4, 4, p.dark)}${disc(104, 4, 4, p.dark)}
      ${line('M28 122L22 136M112 122L118 136', p.dark, 6)}${box(2, 34, 136, 90, p.accent, 14)}${box(12, 44, 88, 70, p.dark, 14)}
      ${[p.paper, p.second, p.mid, p.accent, p.light].map((c, k) => box(20 + k * 14.4, 52, 14.4, 42, c)).join('')}
      ${box(20, 94, 72, 12, p.mid)}${disc(119, 56, 9, p.second)}${disc(119, 80, 9, p.second)}
      ${line('M110 98H128M110 105H128M110 112H128', p.dark, 3)}`,
  },
  'cassette tape': {
    width: 140,
    height: 92,
    draw: (p) => `
      ${area(`M10 2H130a8 8 0 0 1 8 8V82a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8ZM36 34H104a14 14 0 0 1 0 28H36a14 14 0 0 1 0-28Z`, p.dark)}
      ${box(14, 10, 112, 16, p.paper, 2)}${line('M22 18H84', p.accent, 3)}${ring(40, 48, 8, p.second, 5)}
      ${ring(100, 48, 8, p.second, 5)}${box(58, 40, 24, 16, p.mid, 2)}${area('M34 90L40 72H100L106 90Z', p.accent)}
      ${disc(54, 82, 3, p.paper)}${disc(86, 82, 3, p.paper)}`,
  },
  'wrist watch': {
    width: 84,
    height: 170,
    draw: () => `${area('M22 48L27 2H53L58 48ZM22 122L27 168H53L58 122Z', '#7b4526')}
      ${line('M40 8V34M40 138V160', '#d9b48a', 2)}${disc(40, 85, 39, '#c9a24a')}${disc(40, 85, 32, '#fbf7ea')}
      ${box(78, 79, 6, 12, '#c9a24a', 2)}${line('M40 58V62M40 108V112M13 85H17M63 85H67', '#2b2b33', 3)}
      ${line('M40 85V66M40 85L54 93', '#2b2b33', 4)}${line('M40 85L24 102', '#d5413a', 1.5)}${disc(40, 85, 3.5, '#d5413a')}`,
  },
  'pressure gauge': {
    width: 120,
    height: 144,
    draw: (p) => `${box(48, 112, 24, 20, p.second)}${box(40, 130, 40, 13, p.dark, 2)}${disc(60, 60, 59, p.dark)}
      ${disc(60, 60, 49, p.paper)}${line('M30 88A42 42 0 0 1 28 34', p.mid, 7)}${line('M36 26A42 42 0 0 1 84 26', p.second, 7)}
      ${line('M92 34A42 42 0 0 1 90 88', p.accent, 7)}${line('M60 60L84 40', p.dark, 5)}${disc(60, 60, 9, p.dark)}
      ${box(46, 84, 28, 10, p.light, 2)}`,
  },
  'desktop computer': {
    width: 170,
    height: 134,
    draw: (p) => `
      ${line('M4 10a6 6 0 0 1 6-6H130a6 6 0 0 1 6 6V82a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6ZM4 72H136M58 88L54 102M82 88L86 102M40 103H100', p.dark, 4)}
      ${box(18, 16, 50, 44, p.accent, 2)}${line('M78 20H122M78 32H122M78 44H104', p.mid, 4)}
      ${line('M12 114H128L134 131H6Z', p.dark, 4)}${line('M24 122H116', p.dark, 3)}
      ${line('M146 112a10 10 0 0 1 20 0V121a10 10 0 0 1-20 0ZM156 102V92Q156 84 146 82', p.dark, 4)}${disc(70, 80, 3, p.second)}`,
  },
  'portable radio': {
    width: 156,
    height: 120,
    draw: () => `${line('M124 36L152 4', '#9aa0a8', 3)}${disc(152, 4, 4, '#9aa0a8')}
      ${line('M24 38V28a8 8 0 0 1 8-8H104a8 8 0 0 1 8 8V38', '#5c3b25', 6)}${box(2, 34, 140, 84, '#b2603a', 12)}
      ${box(2, 106, 140, 12, '#5c3b25', 6)}${disc(44, 72, 28, '#f0dfc0')}
      ${line('M28 60H60M22 68H66M22 76H66M28 84H60', '#8b5a3a', 3)}${box(82, 46, 50, 24, '#fff4d6', 3)}
      ${line('M88 62V56M96 62V52M104 62V56M112 62V52M120 62V56', '#6b5a48', 2)}${line('M108 48V68', '#d8402f', 2.5)}
      ${disc(94, 88, 9, '#5c3b25')}${disc(120, 88, 9, '#5c3b25')}`,
  },
  'record player': {
    width: 150,
    height: 140,
    draw: (p) => `${box(1, 1, 148, 132, p.second, 10)}${box(14, 131, 20, 8, p.dark, 2)}
      ${box(116, 131, 20, 8, p.dark, 2)}${disc(60, 66, 53, p.dark)}${ring(60, 66, 43, p.mid, 1.5)}
      ${ring(60, 66, 34, p.mid, 1.5)}${disc(60, 66, 19, p.accent)}${disc(60, 66, 4, p.paper)}
      ${line('M128 24V78L98 96', p.paper, 5)}${disc(128, 24, 11, p.dark)}${box(120, 98, 16, 26, p.paper, 3)}
      ${box(122, 104, 12, 6, p.dark, 2)}${line('M98 97L88 103', p.paper, 9)}`,
  },
  'studio microphone': {
    width: 96,
    height: 170,
    draw: (p) => `${box(28, 2, 40, 78, p.paper, 20)}${line('M30 22H66M28 34H68M28 46H68', p.mid, 3)}
      ${area('M28 54H68V60a20 20 0 0 1-40 0Z', p.accent)}${line('M14 46V60A34 34 0 0 0 82 60V46M48 94V160', p.dark, 6)}
      ${area('M20 168Q22 154 48 154Q74 154 76 168Z', p.dark)}${line('M5 30Q2 40 5 52M91 30Q94 40 91 52', p.second, 4)}`,
  },
  'walkie talkies': {
    width: 124,
    height: 150,
    draw: () => `${talkie(0, '#3f8a5b')}${talkie(70, '#e2a32f')}
      ${line('M26 8q6 8 0 16M35 3q10 13 0 26', '#3f8a5b', 3)}${line('M68 8q-6 8 0 16M59 3q-10 13 0 26', '#e2a32f', 3)}`,
  },
  'film projector beam': {
    width: 190,
    height: 130,
    draw: (p) => `<path d="M96 74L189 26V130L96 90Z" fill="${p.second}" opacity=".55"/>${disc(28, 28, 27, p.dark)}
      ${disc(76, 34, 21, p.dark)}${line('M28 13h.1M42 24h.1M37 40h.1M19 40h.1M14 24h.1', p.light, 10)}
      ${disc(28, 28, 3, p.light)}${ring(76, 34, 11, p.light, 5)}${box(12, 54, 74, 48, p.mid, 6)}
      ${area('M84 68H92L99 62V100L92 94H84Z', p.dark)}${line('M28 102L18 127M70 102L80 127', p.dark, 5)}
      ${box(22, 64, 26, 18, p.paper, 3)}${disc(66, 84, 7, p.accent)}`,
  },
  'pair of loudspeakers': {
    width: 144,
    height: 120,
    draw: (p) => `${speaker(1, p)}${speaker(81, p)}`,
  },
  'rotary telephone': {
    width: 150,
    height: 116,
    draw: () => `${area('M44 42H106Q112 70 136 92Q142 114 132 114H18Q8 114 14 92Q38 70 44 42Z', '#2f7d7a')}
      ${area('M2 38Q2 4 75 2Q148 4 148 38Q148 50 136 50H118Q110 50 110 40Q110 28 75 28Q40 28 40 40Q40 50 32 50H14Q2 50 2 38Z', '#23605e')}
      ${disc(75, 76, 29, '#f3ead2')}
      ${line('M56 69h.1M64 59h.1M76 56h.1M87 60h.1M94 70h.1M94 83h.1M86 93h.1M74 96h.1', '#23605e', 10)}
      ${disc(75, 76, 9, '#d9593c')}${box(16, 109, 118, 6, '#194544', 3)}`,
  },
  'floppy disk': {
    width: 110,
    height: 112,
    draw: (p) => `
      ${area('M8 1H88L109 22V104a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7ZM8 96H16V104H8ZM94 96H102V104H94Z', p.mid)}
      ${area('M26 1H82V36H26ZM62 7V30H74V7Z', p.light)}${box(18, 54, 74, 57, p.paper, 3)}${box(18, 54, 74, 12, p.accent, 3)}
      ${line('M28 78H82M28 90H82M28 102H62', p.dark, 3)}`,
  },
  'circuit chip': {
    width: 124,
    height: 124,
    draw: () => `${line([32, 47, 62, 77, 92].map((v) => `M${v} 3V121M3 ${v}H121`).join(''), '#c9a648', 4)}
      ${box(18, 18, 88, 88, '#24543f', 6)}${box(32, 32, 60, 60, '#15191f', 4)}${disc(41, 41, 3.5, '#7f8894')}
      ${line('M48 62H58V50H76M62 76V66H78', '#5fd08f', 3)}${disc(46, 62, 4, '#5fd08f')}${disc(78, 50, 4, '#5fd08f')}
      ${disc(80, 66, 4, '#5fd08f')}${disc(62, 78, 4, '#5fd08f')}`,
  },
  'router with waves': {
    width: 140,
    height: 117,
    draw: (p) => `<g transform="translate(0 -1)">${line('M20 82V28M120 82V28', p.dark, 6)}
      ${line('M70 62H70.1', p.accent, 10)}
      ${line('M54 48A24 24 0 0 1 86 48M43 34A40 40 0 0 1 97 34M32 20A56 56 0 0 1 108 20', p.accent, 5)}
      ${box(2, 76, 136, 34, p.dark, 10)}${box(20, 108, 20, 9, p.mid, 3)}${box(100, 108, 20, 9, p.mid, 3)}
      ${disc(24, 93, 5, p.second)}${disc(42, 93, 5, p.second)}${disc(60, 93, 5, p.accent)}${line('M84 93H122', p.light, 4)}</g>`,
  },
  'office printer': {
    width: 150,
    height: 134,
    draw: () => `${area('M36 2H102L114 14V52H36Z', '#ffffff')}${area('M102 2V14H114Z', '#c7d0d8')}
      ${area('M16 40H134Q148 40 148 54V100H2V54Q2 40 16 40Z', '#56616e')}${box(2, 76, 146, 30, '#3c4550', 6)}
      ${box(24, 84, 102, 9, '#1d2228', 3)}${area('M32 90H118L124 132H26Z', '#fbfbf7')}
      ${line('M44 102H84M42 112H108', '#9aa6b2', 3)}${area('M88 96H110V106H88Z', '#e89a3c')}${disc(132, 58, 5, '#62cf7d')}
      ${disc(118, 58, 5, '#f0c04a')}${box(16, 52, 36, 12, '#9fd0e8', 2)}${line('M48 16H86M48 28H100', '#c7d0d8', 3)}`,
  },
  'camera on a tripod': {
    width: 110,
    height: 170,
    draw: (p) => `${line('M55 74L12 167M55 74L98 167M55 74V158M36 116H74', p.dark, 4)}
      ${line('M3 20a8 8 0 0 1 8-8H34L40 3H70L76 12H99a8 8 0 0 1 8 8V62a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8Z', p.dark, 4, p.paper)}
      ${box(5, 44, 100, 18, p.second)}<circle cx="55" cy="42" r="21" fill="${p.light}" stroke="${p.dark}" stroke-width="4"/>
      ${disc(55, 42, 11, p.mid)}${disc(51, 38, 3, p.paper)}${disc(92, 24, 5, p.accent)}`,
  },
  'earbuds in their case': {
    width: 120,
    height: 136,
    draw: (p) => `<g transform="translate(0 -4)">${disc(36, 20, 15, p.dark)}${box(42, 18, 12, 40, p.dark, 6)}
      ${disc(30, 20, 6, p.accent)}${disc(84, 20, 15, p.dark)}${box(66, 18, 12, 40, p.dark, 6)}${disc(90, 20, 6, p.accent)}
      ${area('M10 74Q12 60 28 60H92Q108 60 110 74Z', p.light)}${box(2, 72, 116, 66, p.mid, 28)}
      ${area('M2 100a28 28 0 0 1 28-28H90a28 28 0 0 1 28 28Z', p.dark)}${disc(60, 114, 4, p.second)}
      ${line('M54 72H66', p.paper, 4)}</g>`,
  },
};
