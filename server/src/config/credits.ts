import Type from 'typebox';

const amount = (standard: number, description: string) =>
  Type.Integer({ minimum: 0, maximum: 1_000_000_000, default: standard, description });

export const Credits = Type.Object({
  Enabled: Type.Boolean({ default: false, description: 'Off: nobody is counted, and nobody is held back.' }),
  MonthlyAllowance: amount(200, 'What each person may spend in a calendar month of UTC.'),
  CostPerImage: amount(1, 'Of one picture by a trained model; Models[].Price.Credits says otherwise.'),
  CostPerTurn: amount(0, 'Of what the agent thinks in one turn.'),
});
