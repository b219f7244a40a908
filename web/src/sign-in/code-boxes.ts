/** Six digits, each in a box of its own: what typing, pasting and deleting do to them. */

const codeLength = 6;

export interface CodeBoxes {
  /** One digit or nothing for each box. */
  readonly digits: readonly string[];
  /** The box that has, or should get, the caret. */
  readonly at: number;
}

export type CodeInput =
  /** What a box holds after the browser has let something be typed, pasted or filled into it. */
  | { readonly kind: 'write'; readonly box: number; readonly text: string }
  | { readonly kind: 'erase'; readonly box: number }
  | { readonly kind: 'go'; readonly box: number }
  | { readonly kind: 'fill'; readonly code: string }
  | { readonly kind: 'clear' };

export const emptyBoxes: CodeBoxes = { digits: Array<string>(codeLength).fill(''), at: 0 };

export function applyInput(boxes: CodeBoxes, input: CodeInput): CodeBoxes {
  switch (input.kind) {
    case 'write':
      return write(boxes, input.box, input.text);
    case 'erase':
      return erase(boxes, input.box);
    case 'go':
      return { ...boxes, at: within(input.box) };
    case 'fill':
      return write(emptyBoxes, 0, input.code);
    case 'clear':
      // A new one each time: the caret goes to the first box again, also of boxes that were empty.
      return { ...emptyBoxes };
  }
}

/** The code, once all boxes are full. */
export function wholeCode({ digits }: CodeBoxes): string | null {
  return digits.every((digit) => digit !== '') ? digits.join('') : null;
}

/** Several digits run on over the boxes that follow; a whole code begins at the first, wherever it was put. */
function write({ digits, at }: CodeBoxes, box: number, text: string): CodeBoxes {
  const typed = newDigits(text, digits[box] ?? '');
  if (typed.length === 0) return { digits: text === '' ? digits.with(box, '') : digits, at };
  const first = typed.length >= codeLength ? 0 : box;
  const written = digits.map((digit, index) => typed[index - first] ?? digit);
  return { digits: written, at: within(first + typed.length) };
}

/** A box that was full holds its old digit too: what was meant is the new one, on whichever side it stands. */
function newDigits(text: string, before: string): string[] {
  // Full-width digits, as an input method for Chinese may give them.
  const digits = [...text.normalize('NFKC')].filter((character) => /[0-9]/.test(character));
  if (before === '' || digits.length !== 2) return digits;
  return digits[0] === before ? digits.slice(1) : digits.slice(0, 1);
}

/** Empties the box, or, when it is empty already, the one before. */
function erase({ digits }: CodeBoxes, box: number): CodeBoxes {
  const target = digits[box] ? box : within(box - 1);
  return { digits: digits.with(target, ''), at: target };
}

function within(box: number): number {
  return Math.min(Math.max(box, 0), codeLength - 1);
}
