import adonisjs from '@adonisjs/vite/client'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './resources/build/compressed.ts'
import { frameRuntime } from './resources/build/frame_runtime.ts'

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    adonisjs({ entryPoints: ['resources/app.tsx'], reload: ['resources/views/**/*.edge'] }),
    frameRuntime(),
    compressed(),
  ],
  build: { target: 'es2022', sourcemap: false },
  // The styles plugin opens a second, server-side environment that would be built into the same
  // folder and wipe the client's files.
  builder: {
    buildApp: async (builder) => void (await builder.build(builder.environments.client)),
  },
})
