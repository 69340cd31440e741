import './entities/index.ts'

export * from './index.ts'
