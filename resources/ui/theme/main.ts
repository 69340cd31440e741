import './fonts.css'
import './theme.css.ts'
import './global.css.ts'
