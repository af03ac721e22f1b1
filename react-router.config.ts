import type { Config } from '@react-router/dev/config'

// The server build has several entries (vite.config.ts), each named after its own.
const { PAGE_LANGUAGE: language } = process.env

export default {
  appDirectory: 'src/web',
  ssr: true,
  serverBuildFile: '[name].js',
  buildDirectory: language ? `.cache/languages/${language}` : 'build',
} satisfies Config
