/** The classifier that is set. */
export interface ChosenClassifier {
  /** How it is spoken to. */
  readonly name: 'webhook' | 'openai';
  /** Undefined where it has one alone. */
  readonly model: string | undefined;
  readonly judgesImages: boolean;
}
