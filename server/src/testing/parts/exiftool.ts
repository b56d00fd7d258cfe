import { spawnSync } from 'node:child_process';

/** Why files cannot be read with exiftool on this machine; undefined where they can. */
export const exiftoolMissing: string | undefined =
  spawnSync('exiftool', ['-ver']).status === 0
    ? undefined
    : 'exiftool is not installed (on Debian: libimage-exiftool-perl)';
