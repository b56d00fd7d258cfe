/** As much of the package as the journeys use. An installation may leave it out (npm does under a Node older than 22), and is checked all the same. */
declare module '@sparticuz/chromium' {
  const chromium: {
    /** Unpacks Chromium into the temporary folder; answers where its program is. */
    executablePath(): Promise<string>;
  };
  export default chromium;
}
