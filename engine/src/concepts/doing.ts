import type { Look } from './concept.ts';

/** What an animal does, as its form takes it: its act, and at which part of a stride it is seen. */
export const doing = ({ act, stride, seated }: Look): Pick<Look, 'act' | 'stride'> => ({
  ...(act !== undefined && { act }),
  // On a sofa it makes itself comfortable.
  ...(act === undefined && seated && { act: 'lies' as const }),
  ...(stride !== undefined && { stride }),
});
