import type { Config } from '@react-router/dev/config'

// The server build has several entries (vite.config.ts), each named after its own.
export default { appDirectory: 'src/web', ssr: true, serverBuildFile: '[name].js' } satisfies Config
