import { defineConfig } from 'vitest/config';
import { methodologyForVite } from './scripts/methodology.js';

export default defineConfig({
  plugins: [methodologyForVite()],
  test: {
    include: ['test/**/*.test.ts'],
  },
});
