import { errorFromAnswer, networkError, timeoutError, unreachableError } from './error-words.ts';

/** A slow line gets longer than a call: 20 MB in two minutes are 1.3 Mbit/s. */
const timeoutMs = 120_000;

/**
 * Puts a file to an address that was made for it. Sent the old way, because `fetch` says nothing about how much has
 * gone out. Throws `ApiError`; a cancelled one rejects with the signal's reason.
 */
export function putBytes(
  address: string,
  file: Blob,
  { onProgress, signal }: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('content-type', file.type);
    // A store elsewhere takes a body once, and wants to be told so in each request.
    request.setRequestHeader('if-none-match', '*');
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(errorFromAnswer(request.status, parsed(request.responseText)));
    });
    request.addEventListener('error', () => reject(navigator.onLine ? networkError() : unreachableError()));
    request.addEventListener('timeout', () => reject(timeoutError()));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
