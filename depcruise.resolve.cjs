// The aliases end in ".js" while the sources are ".ts"; without this every rule on app/ would
// pass while checking nothing.
module.exports = {
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  },
}
