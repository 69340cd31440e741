export { judge } from './judge.ts'
export { sameTree, treeOf, type Tree } from './tree.ts'
