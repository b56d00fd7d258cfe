import { buildWeb } from './lib/web-build.mjs';

try {
  buildWeb();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
