const dishes = [
  ['Mercimek çorbası', '90 TL'],
  ['Lahmacun', '110 TL'],
  ['Mantı', '240 TL'],
  ['İmam bayıldı', '220 TL'],
  ['Adana kebap', '340 TL'],
  ['Künefe', '190 TL'],
  ['Çay', '25 TL'],
]

/** The page of a restaurant as somebody else wrote it, with a menu of seven dishes. */
export const MENU_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="Home cooking by the harbour.">
<title>Pera Sofrası</title>
<style>
.menu li { padding: 4px }
.lead { opacity: 0.9 }
.quiet { visibility: hidden }
</style>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Restaurant","name":"Pera Sofrası","telephone":"0113 496 0000"}</script>
</head>
<body>
<header><a href="#menu">Menu</a> <a href="#about">About</a></header>
<main>
<h1>Dinner by the harbour</h1>
<p class="lead">Home cooking from noon until we sell out.</p>
<section id="menu">
<h2>Menu</h2>
<ul class="menu">
${dishes.map(([name, price]) => `<li><b>${name}</b> <span>${price}</span></li>`).join('\n')}
</ul>
</section>
<section id="about">
<h2>About</h2>
<p class="story">We opened in 1998 with four tables and one stove, and we still cook everything on the day. The fish comes from the boats that you see from the window.</p>
<p class="more">Our bread is baked in the oven next door, and the tea is never left to stand. Come early if you want to sit by the water.</p>
<img src="images/harbour.webp" alt="The harbour in the evening">
</section>
<section id="contact">
<h2>Contact</h2>
<p>Call us: <a href="tel:+441134960000">0113 496 0000</a></p>
<form action="/_forms/contact" method="post">
<label for="n">Your name</label><input id="n" name="name" type="text">
<label for="m">Your message</label><textarea id="m" name="message"></textarea>
<button>Send</button>
</form>
</section>
</main>
<footer><p>Pera Sofrası, Leeds</p></footer>
</body>
</html>
`

export const DISHES = MENU_PAGE.slice(
  MENU_PAGE.indexOf('<ul class="menu">') + '<ul class="menu">\n'.length,
  MENU_PAGE.indexOf('\n</ul>')
)
