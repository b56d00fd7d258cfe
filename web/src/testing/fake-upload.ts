import { vi } from 'vitest';

/** One file on its way to an address that was made for it. */
export interface FakeUpload {
  readonly address: string;
  readonly type: string;
  readonly file: Blob;
  /** Says how much has gone out, from 0 to 1. */
  progress: (part: number) => void;
  /** Answers with a status, and with words where there are some. */
  answer: (status: number, body?: unknown) => void;
  /** Breaks off. */
  breakOff: () => void;
  aborted: boolean;
}

/** Stands in for the browser's way to send files; each upload waits until the test answers it. */
export function fakeUploads(): readonly FakeUpload[] {
  const uploads: FakeUpload[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    timeout = 0;
    private address = '';
    private type = '';
    private sent: FakeUpload | undefined;

    open(_method: string, address: string): void {
      this.address = address;
    }
    setRequestHeader(name: string, value: string): void {
      if (name === 'content-type') this.type = value;
    }
    send(file: Blob): void {
      this.sent = {
        address: this.address,
        type: this.type,
        file,
        aborted: false,
        progress: (part) =>
          this.upload.dispatchEvent(
            Object.assign(new Event('progress'), { lengthComputable: true, loaded: part * 100, total: 100 }),
          ),
        answer: (status, body) => {
          this.status = status;
          this.responseText = body === undefined ? '' : JSON.stringify(body);
          this.dispatchEvent(new Event('load'));
        },
        breakOff: () => this.dispatchEvent(new Event('error')),
      };
      uploads.push(this.sent);
    }
    abort(): void {
      if (this.sent) this.sent.aborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return uploads;
}
