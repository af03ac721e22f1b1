// Runs in its own thread, so that other work of the benchmark does not affect the times. Requests pages sequentially until stopped.
import { parentPort, workerData } from 'node:worker_threads'

const BETWEEN_MS = 20
const { url, pages } = workerData as { url: string; pages: string[] }

let stopped = false
parentPort?.once('message', () => {
  stopped = true
})
const taken: number[] = []
for (let index = 0; !stopped; index += 1) {
  const began = performance.now()
  const response = await fetch(url + pages[index % pages.length])
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`)
  taken.push(performance.now() - began)
  await new Promise((next) => setTimeout(next, BETWEEN_MS))
}
parentPort?.postMessage(taken)
