import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyInput, emptyBoxes, wholeCode, type CodeBoxes, type CodeInput } from '../../src/sign-in/code-boxes.ts';

const apply = (...inputs: CodeInput[]): CodeBoxes => inputs.reduce(applyInput, emptyBoxes);
const write = (box: number, text: string): CodeInput => ({ kind: 'write', box, text });
const erase = (box: number): CodeInput => ({ kind: 'erase', box });

/** Types each character into the box that has the caret. */
const type = (text: string) =>
  [...text].reduce((boxes, character) => applyInput(boxes, write(boxes.at, character)), emptyBoxes);

test('typing leads from box to box, and the last digit makes the code whole', () => {
  expect(type('41790')).toMatchObject({ at: 5 });
  expect(wholeCode(type('41790'))).toBeNull();
  expect(wholeCode(type('417902'))).toBe('417902');
});

test('a pasted code fills all boxes, whichever it is put into', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{6}$/), fc.nat(5), (code, box) => {
      expect(wholeCode(apply(write(box, code)))).toBe(code);
    }),
  );
});

test('a code with spaces, words or full-width digits around it is read all the same', () => {
  expect(wholeCode(apply(write(0, 'Your code: 417 902')))).toBe('417902');
  expect(wholeCode(apply(write(0, '４１７９０２')))).toBe('417902');
});

test('part of a code runs on from its box and keeps what stands elsewhere', () => {
  expect(apply(write(0, '1'), write(2, '345')).digits).toEqual(['1', '', '3', '4', '5', '']);
});

test('a digit typed into a full box replaces it, on either side of the old one', () => {
  const full = apply(write(0, '4'));
  expect(applyInput(full, write(0, '47')).digits[0]).toBe('7');
  expect(applyInput(full, write(0, '74')).digits[0]).toBe('7');
  expect(applyInput(full, write(0, '44')).digits[0]).toBe('4');
});

test('letters change nothing', () => {
  expect(apply(write(0, '4'), write(1, 'x'))).toEqual(apply(write(0, '4')));
});

test('erasing empties the box, then the one before', () => {
  const once = applyInput(type('417'), erase(2));
  expect(once).toMatchObject({ digits: ['4', '1', '', '', '', ''], at: 2 });
  expect(applyInput(once, erase(2))).toMatchObject({ digits: ['4', '', '', '', '', ''], at: 1 });
  expect(apply(erase(0))).toEqual(emptyBoxes);
});

test('the caret stays within the boxes, and each holds at most one digit', () => {
  const input = fc.oneof(
    fc.record({ kind: fc.constant('write' as const), box: fc.nat(5), text: fc.string({ maxLength: 9 }) }),
    fc.record({ kind: fc.constant('erase' as const), box: fc.nat(5) }),
    fc.record({ kind: fc.constant('go' as const), box: fc.integer({ min: -1, max: 6 }) }),
    fc.record({ kind: fc.constant('fill' as const), code: fc.string({ maxLength: 9 }) }),
    fc.constant({ kind: 'clear' as const }),
  );
  fc.assert(
    fc.property(fc.array(input), (inputs) => {
      const { digits, at } = apply(...inputs);
      expect(digits).toHaveLength(6);
      expect(digits.every((digit) => /^\d?$/.test(digit))).toBe(true);
      expect(at >= 0 && at <= 5).toBe(true);
    }),
  );
});
