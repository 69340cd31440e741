export { buildWebsite } from '#planning/tasks/build_website'
export { exportPlans } from '#planning/listeners/export_plans'
export { askDesigner, type DesignerFailure } from '#planning/services/ask_designer'
export { knownCommands } from '#planning/services/current_designer'
