import { defaultSizes, type SizeName } from '@easel/contract';
import Type from 'typebox';

const size = (name: SizeName, minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, default: defaultSizes[name], description });
const mebibyte = 1024 * 1024;

/** How much a request may hold. It protects the server's memory, so nothing lifts it altogether. */
export const Sizes = Type.Object({
  BodyBytes: size('BodyBytes', 65_536, 512 * mebibyte, 'Of a JSON body.'),
  BodyDepth: size('BodyDepth', 16, 512, 'Levels of arrays and objects inside each other, in a body and in a canvas.'),
  PromptCharacters: size('PromptCharacters', 1, 100_000, 'Of what a person asks for in one message.'),
  TitleCharacters: size('TitleCharacters', 1, 10_000, 'Of the title of a project.'),
  PageSize: size('PageSize', 1, 1_000, 'Conversations on a page of their list.'),
  CanvasBytes: size('CanvasBytes', 65_536, 512 * mebibyte, 'Of the JSON of a canvas, once decompressed.'),
  CanvasNodes: size('CanvasNodes', 1, 1_000_000, 'On one canvas.'),
  BrandKits: size('BrandKits', 1, 10_000, 'Of one person.'),
  BrandKitBytes: size('BrandKitBytes', 1_024, 64 * mebibyte, 'Of the document of one Brand Kit.'),
});
