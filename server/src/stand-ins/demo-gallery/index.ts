export { demoPassword, demoPeople } from './demo-gallery.ts';
export { needsDemo, seedDemo } from './seed-demo.ts';
