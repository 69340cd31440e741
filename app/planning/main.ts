export { buildWebsite } from '#planning/tasks/build_website'
export { withoutTodos } from '#planning/renderer/todos'
