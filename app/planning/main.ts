export { buildWebsite } from '#planning/tasks/build_website'
export { askDesigner, type DesignerFailure } from '#planning/services/ask_designer'
export { knownCommands } from '#planning/services/current_designer'
export { patience } from '#planning/services/patience'
