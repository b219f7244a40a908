import Type from 'typebox';

/** Whatever stands here, the built-in content takes the place of what is empty or malformed, so nothing is checked. */
const Content = Type.Object({
  Title: Type.Optional(Type.Unknown()),
  Description: Type.Optional(Type.Unknown()),
  Starters: Type.Optional(Type.Unknown({ description: 'A list of {ID, Label, Prompt}.' })),
});

export const AgentStarter = Type.Object({
  PreviewImages: Type.Optional(Type.Unknown({ description: 'A list of up to three addresses.' })),
  ZhCN: Type.Optional(Content),
  EnUS: Type.Optional(Content),
});
