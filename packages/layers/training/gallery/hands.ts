/** Hands that hold, point and greet, and other parts of the body: feet and their prints, ears, eyes, a mouth. */
import type { Drawings } from './drawing.ts';

const c = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const cc = (x1: number, x2: number, y: number, r: number, fill: string) => c(x1, y, r, fill) + c(x2, y, r, fill);
const f = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const l = (d: string, stroke: string, width: number, fill = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const b = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
/** Discs, each by the middle and the radius. */
const dots = (list: string, fill: string) =>
  f(
    list.replace(
      /(\S+) (\S+) (\S+)/g,
      (_, x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
    ),
    fill,
  );
/** An open hand, 100 × 136, the thumb on the left. */
const open = (fill: string, more = 0) =>
  `${l('M31 84V30M51 80V10M71 82V16M90 90V38', fill, 17 + more)}${l('M34 116 9 84', fill, 17 + more)}
  ${l('M22 100Q22 80 60 80Q99 80 99 100V112Q96 136 60 136Q26 136 22 112Z', fill, more, fill)}`;
const sole = (x: number, y: number, turn: number, side: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${side} 1)">
  ${f('M-11-12Q-14-26 2-27Q16-26 14-8Q8 4 12 20Q10 33 0 33Q-10 32-9 18Q-6 2-11-12Z', fill)}
  ${dots('10 -36 6 -1 -35 4.2 -8 -32 3.6 -14 -27 3.2 -18 -20 2.8', fill)}</g>`;
const at = (x: number, y: number, scale: number, turn: number, inner: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${inner}</g>`;
const print = (x: number, y: number, turn: number, fill: string) =>
  at(
    x,
    y,
    0.56,
    0,
    `<g transform="rotate(${turn} 50 70)">${l('M31 68V36M51 64V18M71 66V24M90 74V42M16 106 6 92', fill, 16)}
  ${f('M26 104Q26 84 60 82Q100 84 96 112Q92 142 60 142Q32 140 26 104Z', fill)}</g>`,
  );
const raised = (x: number, y: number, s: number, skin: string, sleeve: string) =>
  `${at(x, y, s, 0, open(skin))}${f(`M${x + 12} ${y + 62}H${x + 44}V151H${x + 10}Z`, sleeve)}`;

export const hands: Drawings = {
  'pointing hand in a cuff': {
    width: 172,
    height: 89,
    draw: (p) => `${b(2, 7, 36, 80, p.dark, 3)}${b(36, 11, 12, 72, '#fff', 2)}${c(20, 71, 5, p.second)}
      ${f('M48 19H86Q104 21 104 37V67Q100 81 84 81H48Z', '#f2c29b')}${l('M84 29H161', '#f2c29b', 19)}${l('M80 48H110M80 63H106M76 75H96', '#f2c29b', 15)}
      ${l('M54 21 76 9H88', '#e5ae85', 16)}${l('M90 40H112M88 56H112M84 70H104M78 23 90 21', '#b97a55', 2.5)}${l('M160 24Q166 26 167 30', '#fbe3d0', 4)}`,
  },
  'thumb up with a striped sleeve': {
    width: 124,
    height: 131,
    draw: (p) => `${b(2, 55, 30, 75, p.accent, 3)}${b(2, 67, 30, 10, p.paper)}${b(2, 89, 30, 10, p.paper)}
      ${b(2, 111, 30, 10, p.paper)}${b(30, 59, 10, 66, p.dark)}${f('M40 63Q58 59 62 39L64 19Q64 1 76 1Q90 3 88 27L84 59H96V123H62Q48 123 40 115Z', '#f5c84a')}
      ${l('M80 65H112M80 82H114M80 99H110M78 114H100', '#f5c84a', 17)}${l('M84 74H118M84 91H118M82 107H112', '#c08a1c', 3)}${l('M72 9Q78 7 80 13', '#fbe7a8', 4)}`,
  },
  'two hands shaking': {
    width: 188,
    height: 98,
    draw: (p) => `${l('M160 55 96 59', '#8d5a38', 38)}${l('M34 53 98 57', '#f1c39e', 36)}
      ${l('M84 73 104 89M94 67 116 85M104 61 126 77M110 51 132 65', '#f1c39e', 15)}${l('M92 67 110 81M102 59 120 73M110 55 124 65', '#b9805a', 2.5)}
      ${l('M112 43 92 35 78 45', '#8d5a38', 15)}${l('M92 43 84 49', '#6b4126', 2.5)}${f('M2 17 38 23V87L2 95Z', p.mid)}${f('M186 19 152 25V89L186 97Z', p.accent)}
      ${f('M36 25H46V85H36ZM154 27H144V87H154Z', '#fff')}${l('M72 17 66 5M94 15V3M116 17 122 5', p.second, 4)}`,
  },
  'palm that a fortune is read from': {
    width: 100,
    height: 174,
    draw: (p) => `<g transform="translate(0 -2)"><g transform="translate(0 2)">${b(32, 124, 56, 49, p.mid)}
      ${open('#f3c8a4')}${l('M38 130Q58 116 56 88M40 112Q62 104 88 92M44 120Q70 116 94 108', '#b5603f', 3)}
      ${l('M24 48H38M44 32H58M64 38H78M84 56H96', '#d99b74', 2.5)}${c(60, 124, 4, '#b5603f')}${b(28, 136, 64, 12, p.second, 5)}${l('M36 160H84', p.light, 4)}</g></g>`,
  },
  'fist round a daisy': {
    width: 82,
    height: 180,
    draw: (p) => `<g transform="translate(-10 0)">${l('M42 176V48', '#3e8e48', 5)}
      ${f('M42 84Q62 84 68 64Q46 62 42 84Z', '#57ad55')}
      ${[0, 45, 90, 135].map((a) => `<rect x="34.5" y="0" width="15" height="62" rx="7.500" fill="#fff" transform="rotate(${a} 42 31)"/>`).join('')}
      ${c(42, 31, 11, '#f3b52e')}${f('M30 116Q30 100 52 100H74Q90 104 90 122V150L84 179H46L40 158Q30 150 30 140Z', p.dark)}
      ${l('M34 108H60M32 124H62M34 140H60M38 154H56', p.dark, 15)}${l('M30 116H62M30 132H62M34 147H58', p.light, 3)}${l('M76 118 54 98', p.dark, 16)}</g>`,
  },
  'phone held in one hand': {
    width: 119,
    height: 178,
    draw: (p) => `${f('M30 92Q62 60 98 96Q116 120 100 148V177H50V152Q30 130 30 92Z', '#c98a5e')}
      ${b(22, 2, 72, 134, p.dark, 11)}${b(28, 14, 60, 106, p.paper, 2)}${b(34, 22, 48, 30, p.mid, 3)}${l('M36 64H80M36 76H70M36 88H76', '#aab4c4', 5)}
      ${c(40, 106, 7, p.accent)}${c(58, 106, 7, p.second)}${c(76, 106, 7, p.mid)}${l('M12 52H30M8 70H30M10 88H30M16 106H32', '#dba176', 15)}
      ${l('M104 128Q116 106 94 74', '#dba176', 18)}${l('M97 78Q102 86 103 92', '#f2c9a8', 4)}${l('M48 8H68', '#66718a', 3)}`,
  },
  'seedling in cupped hands': {
    width: 164,
    height: 132,
    draw: () => `${l('M82 62V22', '#4c9a45', 5)}
      ${f('M82 30Q52 32 46 2Q80 0 82 30ZM82 40Q108 40 116 14Q86 12 82 40Z', '#69b84f')}${f('M34 74Q46 50 82 52Q118 50 130 74L118 94H46Z', '#4e3322')}
      ${f('M2 58Q14 50 22 62L38 80Q60 84 80 108L76 130H50Q44 112 26 104Q6 92 2 58ZM162 58Q150 50 142 62L126 80Q104 84 84 108L88 130H114Q120 112 138 104Q158 92 162 58Z', '#e9b68d')}
      ${l('M26 80 50 102M22 88 40 104M138 80 114 102M142 88 124 104', '#bf8158', 3)}${l('M54 66H58M74 62H78M100 68H104M88 60H90', '#7d5a40', 4)}`,
  },
  'bare footprints in the sand': {
    width: 128,
    height: 186,
    draw: () => `${f('M8 18Q64-14 118 12Q134 90 118 174Q60 196 12 176Q-8 90 8 18Z', '#efd7a4')}
      ${sole(40, 146, 8, 1, '#c19a5c')}${sole(86, 112, 12, -1, '#c19a5c')}${sole(44, 70, 2, 1, '#c19a5c')}${sole(90, 52, 8, -1, '#c19a5c')}
      ${dots('16 40 2 114 96 2.5 24 110 2 110 150 2 66 168 2.5 60 22 2', '#d2ae70')}`,
  },
  'ear that listens': {
    width: 149,
    height: 143,
    draw: (p) => `
      ${f('M69 74Q53 18 97 2Q145-2 147 46Q145 70 127 86Q121 110 109 126Q89 152 71 134Q61 122 73 106Q77 92 69 74Z', '#f2bd97')}
      ${l('M79 52Q79 20 105 20Q129 24 127 48Q123 66 109 78M89 58Q95 44 107 50Q115 62 101 76Q91 86 99 98Q97 114 85 116', '#b36b49', 5)}${c(87, 134, 6, p.second)}
      ${l('M47 52Q37 74 47 96M29 40Q11 74 29 108M12 28Q0 50 8 58M8 90Q2 102 12 120', p.mid, 6)}`,
  },
  'tongue stuck out': {
    width: 136,
    height: 118,
    draw: (p) => `${f('M2 34Q24 6 48 2Q60 2 68 10Q76 2 88 2Q112 6 134 34Q114 74 68 76Q22 74 2 34Z', p.accent)}
      ${f('M14 34Q40 22 68 26Q96 22 122 34Q106 62 68 64Q30 62 14 34Z', '#2c0d12')}${f('M22 34Q40 26 68 28Q96 26 114 34Q104 44 68 44Q32 44 22 34Z', '#fff')}
      ${f('M38 56Q68 46 98 56V86Q96 116 68 117Q40 116 38 86Z', '#f47f92')}${l('M68 58V92', '#c94f66', 4)}${l('M88 72V90', '#fbb9c3', 5)}
      ${l('M40 14Q50 8 56 10', '#fff', 4)}`,
  },
  'two eyes that look aside': {
    width: 164,
    height: 85,
    draw: (p) => `${l('M10 19Q36-3 66 13M98 13Q128-3 154 19', p.dark, 9)}
      ${f('M2 57Q16 31 38 31Q62 31 74 57Q60 83 38 83Q16 83 2 57ZM90 57Q102 31 126 31Q148 31 162 57Q148 83 126 83Q104 83 90 57Z', '#fff')}
      ${cc(52, 140, 57, 19, '#3f9d7d')}${cc(55, 143, 57, 10, p.dark)}${cc(60, 148, 50, 4, '#fff')}
      ${l('M3 56Q16 32 38 32Q62 32 73 56M91 56Q102 32 126 32Q148 32 161 56', p.dark, 4)}`,
  },
  'yellow hand waving': {
    width: 153,
    height: 132,
    draw: () => `<g transform="translate(-5 -18)">
      ${at(38, 34, 0.86, 0, `<g transform="rotate(-18 50 70)">${open('#f8cc3f')}${l('M41 78V46M61 76V42M80 84V50', '#d39b17', 3)}${l('M30 108Q44 116 46 132', '#d39b17', 4)}</g>`)}
      ${l('M12 62Q4 40 20 22M28 60Q24 46 33 36M150 90Q162 116 146 140M136 98Q142 112 134 126', '#7f8893', 5)}</g>`,
  },
  'all is well with three fingers up': {
    width: 115,
    height: 165,
    draw: (p) => `${l('M58 69 62 11M76 75 86 19M90 87 104 41M50 85Q20 63 11 79Q6 101 44 109', p.dark, 19)}
      ${f('M42 89Q56 57 98 79Q104 107 84 129V149H46V127Q36 115 42 89Z', p.dark)}
      ${l('M58 69 62 11M76 75 86 19M90 87 104 41M50 85Q20 63 11 79Q6 101 44 109', '#f2c9a6', 13)}
      ${f('M46 89Q58 63 96 81Q100 107 81 127V151H49V127Q40 113 46 89Z', '#f2c9a6')}${l('M66 81 66 69M82 85 84 75', p.dark, 3)}${b(38, 145, 54, 19, p.accent, 4)}
      ${c(80, 155, 4, p.paper)}`,
  },
  'victory sign out of register': {
    width: 97,
    height: 181,
    draw: (p) => `${l('M37 87 21 19M61 85 85 21', p.second, 22)}
      ${f('M21 91H81Q91 109 83 131L75 179H35L31 139Q17 125 21 91Z', p.second)}
      ${l('M23 91 4 17Q3 5 13 4Q21 3 23 13L41 79 62 13Q67 3 77 7Q84 11 81 21L63 91M23 91Q9 97 15 117L25 135V177M63 91Q79 93 75 115Q71 133 63 139V177M37 91Q47 83 57 91V109Q49 117 39 111M57 91Q69 89 69 107Q65 115 57 109M17 107Q21 89 41 101Q51 111 37 121L29 123', p.dark, 4)}
      ${l('M8 15Q11 9 17 11M71 11Q77 11 77 17', p.dark, 2.5)}`,
  },
  'raised fist cut from paper': {
    width: 112,
    height: 172,
    draw: (p) => `${f('M28 120 10 92V44L26 28H100L110 50V92L90 122V171H28Z', p.accent)}
      ${b(8, 8, 22, 52, p.accent, 10)}${b(32, 2, 22, 58, p.accent, 10)}${b(56, 2, 22, 58, p.accent, 10)}${b(80, 8, 22, 52, p.accent, 10)}
      ${f('M2 72Q4 58 20 58L72 62Q82 66 78 78Q74 86 62 84L44 82 52 98 38 106 12 92Q2 84 2 72Z', p.paper)}${b(22, 138, 74, 10, p.dark)}${b(22, 154, 74, 10, p.dark)}`,
  },
  'coins above an open palm': {
    width: 178,
    height: 138,
    draw: (p) => `${b(2, 80, 38, 56, p.dark, 3)}${b(38, 84, 10, 48, '#fff')}
      ${f('M48 92Q70 78 92 88L126 92Q138 96 130 106H100L136 104 164 86Q178 84 176 96L142 126Q132 134 118 132H48Z', '#eab88f')}${l('M96 106H126', '#b97a50', 3)}
      ${c(86, 50, 21, '#f0b429')}${c(86, 50, 14, '#f9d56e')}${c(126, 26, 17, '#f0b429')}${c(126, 26, 11, '#f9d56e')}${c(54, 16, 15, '#f0b429')}
      ${c(54, 16, 9, '#f9d56e')}${l('M86 42V58M126 20V32M54 11V21', '#b37d10', 3.5)}${l('M86 80V74M128 54V48M54 42V36', '#8c949d', 3)}`,
  },
  'hand with a pencil writing': {
    width: 186,
    height: 141,
    draw: (p) => `${l('M4 127Q14 111 22 125Q30 137 38 123Q44 113 52 125', p.mid, 4)}
      ${f('M56 125 60 107 132 11 146 21 76 117Z', p.second)}${f('M132 11 140 2Q150 1 153 11L146 21Z', p.accent)}${f('M56 125 60 107 76 117Z', '#f4dcb8')}
      ${f('M56 125 58 116 64 120Z', p.dark)}${l('M72 101 92 73 122 67M78 117 106 105', '#e2a77c', 16)}
      ${f('M98 83Q110 57 140 61L184 91V140H120Q96 131 90 111Q90 95 98 83Z', '#e2a77c')}${l('M84 95 104 91 116 77', '#f0bf98', 16)}
      ${l('M98 113 122 109M104 125 126 121M92 102 106 99', '#ad6e46', 3)}${f('M150 67 185 91V140H138Z', p.dark)}${l('M148 71 138 137', p.paper, 5)}`,
  },
  'painted prints of small hands': {
    width: 188,
    height: 134,
    draw: (p) => `${print(-1, 6, -12, p.accent)}${print(65, 22, 4, p.mid)}${print(129, -2, 14, p.second)}
      ${dots('9 118 4 21 130 2.5 47 4 3 55 118 3 125 112 4 139 128 2.5 171 100 3 107 8 2.5', p.dark)}`,
  },
  'heart made by two hands': {
    width: 168,
    height: 121,
    draw: () => `${l('M40 65 18 105', '#f2c5a0', 24)}${l('M128 65 150 105', '#94603c', 24)}
      ${f('M2 89 14 81 44 97 34 120H2Z', '#3a7ca8')}${f('M166 89 154 81 124 97 134 120H166Z', '#e0703f')}${l('M38 71Q22 37 40 17Q64-1 83 33', '#f2c5a0', 19)}
      ${l('M130 71Q146 37 128 17Q104-1 85 33', '#94603c', 19)}${l('M42 67Q56 87 83 101', '#f2c5a0', 17)}${l('M126 67Q112 87 85 101', '#94603c', 17)}
      ${l('M32 47Q34 33 44 25M52 13Q64 13 72 25', '#cf9467', 3)}${l('M136 47Q134 33 124 25M116 13Q104 13 96 25', '#6f4327', 3)}
      ${f('M84 71 72 59A8 8 0 0 1 84 51A8 8 0 0 1 96 59Z', '#e2384d')}`,
  },
  'flexed arm': {
    width: 142,
    height: 140,
    draw: (p) => `
      ${f('M140 139H18Q-4 128 4 98L28 42 60 52 52 82Q58 58 84 60Q110 62 118 84Q134 88 140 96ZM24 44Q12 16 30 6Q54-6 72 12Q80 32 64 48Q60 60 46 58Z', '#f0b98f')}
      ${l('M34 26H54M36 38H56M50 12Q64 14 64 28', '#b06d44', 3.5)}${l('M52 82Q50 96 60 102M70 72Q86 64 102 76', '#b06d44', 4)}
      ${f('M118 84Q130 86 140 96V139H106Q122 112 118 84Z', p.mid)}${l('M90 44 94 32M108 48 118 38M72 44V38', p.accent, 4.5)}
      ${l('M30 124Q54 130 76 126', '#b06d44', 3.5)}`,
  },
  'brain in two tones': {
    width: 145,
    height: 120,
    draw: () => `${f('M80 90Q88 102 94 118H108Q104 98 106 84Z', '#b8506c')}
      ${f('M94 86Q124 76 140 88Q140 110 110 108Q96 104 94 86Z', '#c9607c')}
      ${f('M8 76Q-6 60 8 44Q8 22 32 18Q46-2 72 6Q96-6 112 14Q136 18 136 42Q150 60 138 76Q128 92 104 88Q86 102 66 90Q48 102 36 86Q16 90 8 76Z', '#f09bb0')}
      ${l('M32 20Q44 26 40 38Q28 44 20 38M72 8Q64 20 74 30Q88 32 90 44M112 16Q102 24 108 36M10 48Q24 52 24 64M134 44Q118 42 114 56Q118 68 130 68M38 86Q40 72 56 72Q68 70 64 56Q54 48 46 56M66 90Q82 84 80 72Q92 62 102 72', '#c9607c', 5)}
      ${l('M104 94 136 90M104 101 132 100', '#8f3552', 3)}`,
  },
  'bones of a hand': {
    width: 112,
    height: 172,
    draw: (p) => `${l('M45 108 31 74M55 104 52 66M65 106 73 70M73 112 91 82M39 118 19 102', p.paper, 9)}
      ${l('M29 66 23 42M51 57 50 30M75 62 80 36M94 75 102 56M13 96 5 80', '#fffdf3', 7.5)}${l('M22 35 18 20M50 22 49 4M81 28 84 10M104 49 108 36', p.paper, 6)}
      ${dots('45 120 8 57 116 8 69 120 8 51 131 8 64 132 8', p.light)}${l('M49 146V166M65 146V166', p.paper, 10)}`,
  },
  'crowd of raised hands': {
    width: 209,
    height: 152,
    draw: (p) => `${raised(1, 40, 0.44, '#8d5a38', p.mid)}${raised(42, 14, 0.46, '#f0c29c', p.accent)}
      ${raised(84, 1, 0.46, '#5a3522', p.second)}${raised(124, 22, 0.46, '#d99a6b', p.dark)}${raised(164, 44, 0.42, '#f5d2b4', p.mid)}`,
  },
  'hamsa with an eye': {
    width: 128,
    height: 158,
    draw: (p) => `${l('M46 80V28M64 80V12M82 80V28', p.mid, 20)}
      ${l('M26 104Q18 84 22 66Q20 52 10 52M102 104Q110 84 106 66Q108 52 118 52', p.mid, 17)}
      ${f('M20 96Q24 74 64 74Q104 74 108 96Q108 130 64 157Q20 130 20 96Z', p.mid)}${f('M26 106Q44 84 64 84Q84 84 102 106Q84 128 64 128Q44 128 26 106Z', p.paper)}
      ${c(64, 106, 15, p.dark)}${c(64, 106, 7, p.second)}${dots('46 30 4 64 16 4 82 30 4 46 46 3 64 34 3 82 46 3 46 60 3 64 52 3 82 60 3 64 142 5', p.second)}
      ${l('M40 74Q64 62 88 74', p.second, 3)}`,
  },
  'leg in a striped stocking': {
    width: 87,
    height: 196,
    draw: (p) => `${f('M2 2H52Q54 50 48 90Q52 124 44 164L22 178 16 160Q18 130 10 96Q0 50 2 2Z', p.paper)}
      ${f('M2 14H52V28H3ZM4 42H51L50 56H6ZM7 70H49V84H9ZM10 98H49V112H14ZM15 126H49L48 140H16Z', p.accent)}
      ${f('M16 152H46Q58 168 84 172Q88 184 80 188H36L30 180 28 195H16Q12 172 16 152Z', p.dark)}${f('M18 152H44Q40 164 24 164Z', p.paper)}
      ${b(22, 160, 30, 6, p.second, 2)}${c(38, 163, 5, p.paper)}`,
  },
};
