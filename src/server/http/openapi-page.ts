import { html, raw } from 'hono/html'
import type { AnyCall } from '#contract/call.ts'
import { whoMayCall } from './openapi.ts'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#12283a;background:#fbfaf7}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .8rem;border-bottom:1px solid #e3d9ca;overflow-wrap:anywhere}
@media(width<48rem){thead{position:absolute;clip-path:inset(50%)}tr{display:block;padding:.5rem 0;border-bottom:1px solid #e3d9ca}td{display:block;padding:0;border:0}}`

/** Inline scripts and styles of the page, for the CSP. */
export const openApiPageEmits = { scripts: [], constant: { scripts: [], styles: [STYLE] } }

const row = (call: AnyCall) =>
  html`<tr><td>${call.method}</td><td><code>${call.path}</code></td><td>${call.summary}</td><td>${whoMayCall(call)}</td></tr>`

/** Readable overview of all calls; links to the complete OpenAPI document. */
export const openApiPage = (calls: readonly AnyCall[]) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title>
<style>${raw(STYLE)}</style></head>
<body><main><h1>API</h1><p>The whole declaration: <a href="/api/openapi.json">openapi.json</a>. For assistants: <a href="/mcp/server-card">Model Context Protocol</a> at <code>/mcp</code>, and <a href="/llms.txt">llms.txt</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who may call</th></tr></thead>
<tbody>${calls.map(row)}</tbody></table></main></body></html>`
