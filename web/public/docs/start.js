// Draws the API reference. A file of its own, because the content policy allows no inline script.
/* global Scalar */
Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  // All of these would send the reader to somebody else's service.
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
});
