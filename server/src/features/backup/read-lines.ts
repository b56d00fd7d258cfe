/**
 * Lines of bytes, split at line feeds and nowhere else: words may hold the other signs that readers of lines split at
 * (U+2028 comes with text that was copied from elsewhere).
 */
export async function* readLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString('utf8');
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(Buffer.from(chunk.subarray(start)));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString('utf8');
}
