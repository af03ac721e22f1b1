// React Router looks for its entry here.
export { default, handleError } from '#render/document/render-document.server.tsx'
