/** What several questions are answered, asked one after the other: a transaction has one connection, which answers one of them at a time. */
export async function inTurn<const Asks extends readonly (() => Promise<unknown>)[]>(
  ...asks: Asks
): Promise<{ -readonly [Nth in keyof Asks]: Awaited<ReturnType<Asks[Nth]>> }> {
  const answers: unknown[] = [];
  for (const ask of asks) answers.push(await ask());
  // One answer for each question, in their order.
  return answers as { -readonly [Nth in keyof Asks]: Awaited<ReturnType<Asks[Nth]>> };
}
