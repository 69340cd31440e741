import type { Words } from '#designer/reader/words/words'

export const fr: Words = {
  page: '(?:site|page) (?:web|internet|vitrine)|sites?|pages?(?: d’accueil)?|onepage|page unique|landing page',
  request:
    "je|j'|nous|on|un|une|le|la|mon|ma|notre|petit|petite|simple|joli|jolie|beau|belle|nouveau|nouvelle|bonjour|salut|me|moi|d'un|d’un|d'une|pour|de|à|s'il|vous|te|plaît|plait|avec|c'est|il|faut|faire|à|recherche|en|et|bon|bonne|unique",
  request_verbs:
    "ajoutez|ajoute|mettez|prévoyez|voudrais|voudrait|voudrions|aimerais|aimerait|aimerions|veux|veut|voulons|besoin|cherche|cherchons|souhaite|souhaitons|faites|fais|faites-moi|fais-moi|crée|créez|créez-moi|créer|faudrait|faut|pouvez|peux|j'aimerais|j’aimerais|faire|réaliser",
  page_for: 'pour|de|du|sur|à propos de|avec|qui présente|qui|afin de|présentant',
  with_sections: 'avec|et|incluant|plus',
  article: "un|une|le|la|les|mon|ma|mes|notre|nos|l'|du|d'une|d'un",
  own: 'mon|ma|mes|notre|nos',
  introduces:
    "je suis|nous sommes|suis|sommes|est|c'est|c’est|pour|tiens|tenons|ai|j'ai|j’ai|avons|gère|gérons|dirige|ouvre|ouvrons|ouvert|de|comme|possède|possédons|et|ou|présenter|sur|reprends|repris|lance|lançons|exploitons",
  called:
    "appelée?|nommée?|intitulée?|du nom de|qui s'appelle|s'appelle|s’appelle|nom(?:mé)? ?:|baptisée?|s'intitule|connue? sous le nom de",
  name_is:
    "(?:le |notre |mon )?(?:nom|enseigne|entreprise|boutique|restaurant|salon|société|association)(?: de [^,.;\\n]{2,20})? (?:est|s'appelle|s’appelle)|(?:nom|entreprise|enseigne|société) ?:|(?:elle|il|ça|cela|tout) s['’]appelle",
  we_are: 'nous tenons|je tiens|nous sommes|bienvenue (?:chez|à|au)|ici|voici|chez',
  i_am: "je suis|je m'appelle|je m’appelle|moi c'est|mon nom est",
  is_a: 'est une?|est le|est la|est notre|est mon|est ma',
  follows_kind:
    "à|au|aux|en|dans|pour|avec|et|ou|qui|que|où|sur|près|depuis|est|sont|nommé|nommée|appelé|appelée|située?|basée?|installée?|ouvert|ouverte|chez|sans|nous|je|par|entre|spécialisée?|spécialiste|site|web|du|s'appelle|s’appelle|mon|ma|notre|un|une",
  neutral:
    'petit|petite|jeune|nouveau|nouvelle|vieille|vieux|charmant|charmante|ancienne|ancien|bon|bonne|belle|joli|jolie|grand|grande|véritable',
  other_nouns:
    'association|chorale|paroisse|église|mosquée|groupe de musique|groupe|mariage|conférence|festival|podcast|application|musée|bibliothèque|fondation|romancière|romancier|auteur|autrice|musicien|musicienne|chanteuse|chanteur|sage-femme|apiculteur|apicultrice|ferme|maraîcher|centre équestre|éducateur canin|éducatrice canine|couturière|cordonnier|tapissier|relieuse|horloger|pompes funèbres|accordeur de pianos|guide|camping|cinéma|théâtre|galerie|école|école de surf|école de voile|école de cuisine|comité des fêtes|amap',
  nouns: {
    bakery:
      'boulangerie|pâtisserie|boulangerie-pâtisserie|boulanger|boulangère|pâtissière|pâtissier|boulangerie artisanale|boulangerie pâtisserie|cake designer',
    bar: 'bar!|bar à vin|bar à vins|bar à cocktails|pub!|café-bar',
    brewery: 'brasserie artisanale|microbrasserie|distillerie',
    butcher: 'boucherie|charcuterie|boucherie-charcuterie|boucher',
    cafe: 'café|salon de thé|coffee shop|torréfacteur|torréfaction|café-librairie',
    food_truck: 'food truck|food-truck|camion à pizza|camion à pizzas',
    ice_cream: 'glacier|artisan glacier',
    pizzeria: 'pizzeria|pizzéria',
    restaurant:
      'restaurant|bistrot|brasserie|crêperie|auberge|table d’hôtes|bistro|bouchon|trattoria|rôtisserie|friterie',
    winery: 'domaine viticole|vigneron|vignoble|vigneronne|château viticole',
    barber: 'barbier|barber shop|barbershop',
    beauty: 'institut de beauté|salon de beauté|esthéticienne|maquilleuse|centre esthétique',
    hairdresser: 'salon de coiffure|coiffeur|coiffeuse|coiffure à domicile',
    massage: 'cabinet de massage|masseuse|masseur|praticienne en massage|salon de massage',
    nails: 'onglerie|prothésiste ongulaire|salon de manucure|bar à ongles',
    spa: 'spa!|hammam',
    tattoo: 'salon de tatouage|tatoueur|tatoueuse|studio de tatouage',
    dentist: 'cabinet dentaire|dentiste|orthodontiste|chirurgien-dentiste',
    doctor: 'cabinet médical|médecin généraliste|médecin|dermatologue|pédiatre',
    dog_groomer: 'salon de toilettage|toiletteuse|toiletteur',
    nutritionist: 'diététicienne|nutritionniste|diététicien',
    optician: 'opticien|opticienne|magasin d’optique',
    pharmacy: 'pharmacie',
    physio: 'kinésithérapeute|cabinet de kinésithérapie|ostéopathe|kiné|cabinet d’ostéopathie',
    therapist:
      'psychologue|psychothérapeute|cabinet de psychologie|sophrologue|hypnothérapeute|thérapeute de couple',
    vet: 'vétérinaire|clinique vétérinaire|cabinet vétérinaire',
    builder:
      'entreprise de maçonnerie|maçon|entreprise de bâtiment|plaquiste|entreprise de rénovation',
    carpenter: 'menuisier|menuiserie|ébéniste|charpentier|ébénisterie|atelier de menuiserie',
    cleaner: 'entreprise de nettoyage|société de nettoyage|entreprise de ménage',
    electrician: 'électricien|électricienne|entreprise d’électricité',
    gardener: 'jardinier|paysagiste|jardinière|entreprise de jardinage|jardinier-paysagiste',
    heating: 'chauffagiste',
    interior_designer:
      "architecte d’intérieur|décoratrice d’intérieur|décorateur d’intérieur|architecte d'intérieur|décoratrice d'intérieur",
    locksmith: 'serrurier|serrurerie',
    mover: 'entreprise de déménagement|déménageur|société de déménagement',
    painter: 'peintre en bâtiment|entreprise de peinture',
    plumber: 'plombier|entreprise de plomberie|plombier chauffagiste|plombier-chauffagiste',
    roofer: 'couvreur|entreprise de couverture|couvreur-zingueur',
    bike_shop: 'magasin de vélos|atelier vélo|réparateur de vélos|atelier de vélos|vélociste',
    garage: 'garage!|garage automobile|mécanicien|garagiste|carrossier',
    taxi: 'taxi!|société de taxis|vtc',
    accountant: 'expert-comptable|cabinet comptable|comptable|cabinet d’expertise comptable',
    insurance: 'courtier en assurances|cabinet d’assurances|agence d’assurance',
    lawyer: "avocate|avocat|cabinet d’avocats|cabinet d'avocats|notaire|cabinet d’avocat",
    translator: 'traductrice|traducteur|interprète|agence de traduction',
    estate_agent: 'agence immobilière|agent immobilier|conseillère immobilière',
    guesthouse:
      "chambre d'hôtes|chambres d'hôtes|chambre d’hôtes|chambres d’hôtes|maison d'hôtes|maison d’hôtes|gîte d'étape|auberge de jeunesse",
    holiday_home: 'gîte|gîtes|gîte rural|location de vacances|maison de vacances',
    hotel: 'hôtel!|hôtel-restaurant|hôtel de charme',
    childcare: 'crèche|micro-crèche|assistante maternelle|halte-garderie',
    driving_school: 'auto-école|auto école',
    language_school: 'école de langues|professeure d’anglais|prof d’anglais',
    music_school:
      'école de musique|professeur de piano|professeure de piano|prof de guitare|professeur de guitare|prof de piano|professeure de chant|professeur de violon',
    tutor: 'soutien scolaire|professeur particulier|professeure particulière|prof de maths',
    climbing: "salle d'escalade|salle d’escalade",
    dance: 'école de danse|studio de danse|cours de danse',
    gym: 'salle de sport|salle de fitness|salle de musculation',
    martial_arts: 'club de judo|club de karaté|club de boxe|salle de boxe|dojo',
    personal_trainer: 'coach sportif|coach sportive',
    pilates: 'studio de pilates|studio pilates',
    yoga: 'studio de yoga|professeure de yoga|professeur de yoga|école de yoga|prof de yoga',
    caterer: 'traiteur',
    venue: 'salle de réception|salle des fêtes|domaine de réception|lieu de réception',
    wedding_planner: 'wedding planner|organisatrice de mariages|agence événementielle',
    architect:
      "architecte|cabinet d’architecture|cabinet d’architectes|agence d’architecture|agence d'architecture",
    artist:
      'artiste!|artiste peintre|sculpteur|sculptrice|illustratrice|illustrateur|peintre!|graveuse',
    graphic_designer: 'graphiste|studio graphique|designer graphique|studio de design graphique',
    photographer: 'photographe|studio photo|photographe de mariage',
    videographer: 'vidéaste|société de production|réalisateur',
    writer: 'rédactrice|rédacteur|écrivain public|correctrice',
    bookshop: 'librairie|bouquiniste',
    clothes:
      'boutique de vêtements|friperie|magasin de vêtements|boutique de mode|magasin de chaussures|boutique de robes de mariée',
    florist: 'fleuriste|boutique de fleurs|artisan fleuriste',
    grocer:
      'épicerie|épicerie fine|fromagerie|primeur|épicerie bio|magasin bio|poissonnerie|fromager|magasin de vrac|épicerie vrac|caviste bio',
    jeweller: 'bijouterie|bijoutière|bijoutier|joaillier|atelier de bijoux|créatrice de bijoux',
    maker:
      'poterie|atelier de poterie|céramiste|atelier de céramique|potière|potier|luthier|savonnerie|maroquinier|maroquinerie|verrier|atelier de cuir',
    shop: 'boutique!|magasin!|magasin de jouets|cave à vins|caviste|animalerie|mercerie|papeterie|disquaire|concept store|chocolaterie|chocolatier|antiquaire|brocante|jardinerie|quincaillerie',
    charity: 'association caritative|refuge pour animaux|ong',
    community: 'jardin partagé|maison des jeunes|association de quartier|centre social',
    sports_club:
      'club sportif|club de football|club de foot|club de tennis|club de rugby|club de natation|club d’aviron|club de basket',
    coach: 'coach de vie|coach professionnel|coach professionnelle|coach en entreprise',
    consultant: 'cabinet de conseil|consultante|consultant',
    it_support:
      'dépannage informatique|réparateur informatique|magasin informatique|réparation de téléphones',
    marketing_agency:
      'agence de communication|agence de marketing|agence marketing|agence de publicité|agence digitale',
    software: 'agence web|éditeur de logiciels|société informatique',
  },
  in_place: 'à|près de|au cœur de|au centre de|aux environs de|dans',
  serving:
    'interventions? (?:à|sur|dans)|nous intervenons (?:à|sur|dans)|secteurs?(?: d’intervention)? ?:?|zone(?: d’intervention)? ?:?',
  online:
    'uniquement en ligne|(?:cours|séances|consultations|coaching) (?:aussi )?en ligne|en ligne et en présentiel|en présentiel (?:et|ou) en ligne|(?:par|via|sur) (?:zoom|skype|visio|visioconférence)',
  by_appointment:
    '(?:uniquement |seulement |visites? |ouvert )?sur (?:rendez-vous|rdv|rendez vous|réservation)(?: uniquement| seulement)?',
  since:
    'depuis|fondée? en|créée? en|ouverte? en|ouverte? depuis|établie? en|installée? depuis|maison fondée en|est\\.',
  slogan: '(?:notre |mon |le )?(?:slogan|devise|accroche|baseline)(?: est| ?:)?',
  good_to_know:
    '(?:les )?(?:chiens|enfants|animaux|débutants|groupes|familles)(?: sont)?(?: les)? (?:bienvenus|acceptés|admis)|(?:parking|stationnement)(?: gratuit| privé| facile| à proximité| sur place| devant| client| clients)?(?: à proximité| devant la porte)?|wi-?fi(?: gratuit)?|(?:cb|carte bancaire|cartes bancaires|carte bleue)(?: acceptée?s?)?|espèces uniquement|uniquement espèces|paiement en espèces(?: uniquement)?|tickets? restaurants?(?: acceptés)?|accès (?:pmr|handicapés|fauteuil)|accessible (?:pmr|aux personnes à mobilité réduite|en fauteuil)|(?:options|plats|menus|choix) (?:végétariens?|végétariennes?|vegan|sans gluten)|à emporter|vente à emporter|plats à emporter|livraison(?: gratuite| à domicile| possible)?|terrasse|chèques? cadeaux?|bons? cadeaux?|devis gratuits?|premi(?:er|ère) (?:cours|séance|consultation) (?:gratuite?|offerte?|d’essai)|sans rendez-vous|sur réservation|réservation (?:conseillée|obligatoire|recommandée)|tous niveaux|matériel fourni|tapis fournis|service 24h/24|urgences 24h/24|7j/7',
  credentials:
    "artisan (?:certifié|qualifié|rge|d’art)|(?:diplômée?|certifiée?|agréée?|assermentée?|labellisée?)(?: (?:d’état|en|de|par) [^,;.!?\\n]{2,50})?|(?:plus de )?\\d{1,3} ans d['’]expérience|membre (?:de|du|des) [^,;.!?\\n]{2,60}|meilleur ouvrier de france|certifié rge|rge|garantie décennale|assurance décennale|conventionnée?(?: secteur \\d)?|maître artisan|label [^,;.!?\\n]{2,30}",
  preferred: {
    telephone: 'de préférence par téléphone|uniquement par téléphone|le mieux est d’appeler',
    email: 'de préférence par (?:e-?mail|mail)|uniquement par (?:e-?mail|mail)',
  },
  ways: {
    telephone: '(?:numéro(?: de (?:téléphone|portable|tel))?|téléphone|portable)',
    email: '(?:adresse )?(?:e-?mail|mail|mél|courriel)',
    form: 'formulaire(?: de contact)?',
    address: 'adresse(?: postale| personnelle| exacte)?',
  },
  refuses:
    "pas (?:de|d')|pas|sans|aucune?|surtout pas (?:de|d')?|ne (?:mettez|mets|montrez|montre|publiez|publie|pas mettre|pas afficher|affichez|affiche|donnez) pas|évitez|évite|je ne veux pas (?:de|d'|que)?|nous ne voulons pas (?:de|d')?|jamais (?:de|d')?|n'affichez pas|n'affiche pas|merci de ne pas (?:mettre|afficher|publier)",
  refuses_behind:
    'ne doit pas(?: apparaître| figurer)?|ne doivent pas|pas sur (?:le|la) (?:site|page)|en privé|cachée?|privée?',
  not_public:
    '(?:merci de |à )?ne pas (?:publier|afficher|mettre(?: sur le site)?)|pas (?:sur|pour) le site|privé|confidentiel',
  page_things:
    'photos?(?: de stock)?|images?|vidéos?|pop-?ups?|animations?|musique|publicités?|emojis?|blog|boutique en ligne|liens?|logos?|carrousel|prix|tarifs',
  sections: {
    gallery: 'galerie(?: photos?| de photos| d’images)?|photos|portfolio',
    prices: 'tarifs|prix|liste de prix|grille de tarifs',
    menu: 'carte|menu',
    team: 'équipe|page équipe',
    about: 'à propos|qui sommes-nous|notre histoire|présentation',
    faq: 'faq|foire aux questions|questions fréquentes',
    contact: '(?:formulaire de )?contact|formulaire',
    map: 'plan|plan d’accès|carte google',
    testimonials: 'avis(?: clients)?|témoignages',
    events: 'agenda|événements|calendrier',
    timetable: 'planning|emploi du temps',
    hours: "horaires(?: d'ouverture| d’ouverture)?",
    newsletter: 'newsletter|lettre d’information',
    services: 'services|prestations',
    before_after: 'avant[ /-]après',
  },
  wishes:
    "voudrais|voudrait|voudrions|aimerais|aimerait|aimerions|j'aimerais|veux|veut|voulons|souhaite|souhaitons|merci|svp|s'il vous plaît|s’il vous plaît|avec|mettez|mets|ajoutez|ajoute|utilisez|doit|devrait|faut|faudrait|pas|sans|plutôt|quelque chose|genre|montrez|afficher|dans|d'|aime|prévoir|j'aime|les|des|le|la|du|de|très|chose",
  looks:
    'couleurs?|police|polices|style|design|graphisme|ambiance|apparence|mise en page|fond|thème|look|tons?|teintes?|esthétique|section|rubrique|bouton|typographie',
  look_request:
    "(?:le (?:site|style|design|ton)|la (?:page|mise en page)|ce|ça|il|elle|l'ensemble) (?:doit|devrait|faut|sera|soit)(?: être| rester| faire)?|restez|reste|gardez|faites (?:simple|sobre|court)|que ce soit",
  dark_theme: 'sombre|foncé|fond noir|mode sombre',
  light_theme: 'claire?|fond blanc|fond clair|lumineux|lumineuse',
  moods: {
    elegant: 'élégante?|chic|raffinée?|luxueux|luxueuse|haut de gamme',
    plain: 'simple|sobre|épurée?|minimaliste',
    bold: 'audacieux|percutante?|dynamique|énergique|fort',
    warm: 'chaleureux|chaleureuse|accueillante?|convivial|conviviale|naturelle?|rustique|chaude?s?',
    playful: 'ludique|joyeux|joyeuse|colorée?|amusante?|gaie?',
    formal: 'professionnelle?|sérieux|sérieuse|sobre et sérieux',
    traditional: 'traditionnelle?|classique|rétro|vintage|authentique|à l’ancienne',
    modern: 'moderne|contemporaine?|actuelle?',
    calm: 'calme|douce?|apaisante?|reposante?|zen|sereine?|doux',
    rugged: 'industrielle?|brute?',
    editorial: 'magazine|artistique|littéraire',
  },
  colours: {
    black: 'noire?s?',
    white: 'blanche?s?|blanc',
    grey: 'grise?s?|anthracite',
    red: 'rouges?',
    burgundy: 'bordeaux|lie de vin',
    pink: 'roses?|fuchsia',
    orange: 'oranges?|corail|abricot',
    terracotta: 'terracotta|terre cuite|brique',
    yellow: 'jaunes?|moutarde',
    gold: 'dorée?s?|or|ocre',
    green: 'verte?s?|vert (?:sapin|forêt|bouteille)|émeraude',
    sage: 'vert sauge|sauge',
    olive: 'vert olive|olive',
    teal: 'bleu canard|bleu pétrole',
    turquoise: 'turquoise',
    blue: 'bleue?s?',
    navy: 'bleu (?:marine|nuit)|marine',
    purple: 'violet(?:te)?s?|pourpre|prune',
    lilac: 'lilas|lavande|mauve',
    brown: 'marron|brune?s?|chocolat',
    beige: 'beiges?|sable',
    cream: 'crème|ivoire|écru',
  },
  dark: 'sombre',
  light: 'pastel',
  in_language: 'en|langue ?:|rédigée? en',
  languages: {
    en: 'anglais',
    tr: 'turc',
    de: 'allemand',
    fr: 'français',
    es: 'espagnol',
    it: 'italien',
    nl: 'néerlandais',
    pt: 'portugais',
  },
  greetings:
    "bonjour(?: à tous)?|bonsoir|salut|coucou|merci(?: beaucoup| d'avance| d’avance| bien| par avance| à vous)?|(?:bien )?cordialement|bonne journée|à bientôt|voilà|c'est tout|c’est tout",
  resembles: 'comme|similaire à|dans le style de|inspiré (?:de|par)|à la façon de',
  first_person: "nous|notre|nos|je|j'|j’|mon|ma|mes|moi|on",
  verbs:
    "\\p{L}{2,20}(?:ons|ent|ait|aient|ez)|est|sont|suis|était|ai|a|ont|avons|fait|font|vais|va|peut|propose|travaille|fabrique|prépare|cuisine|accueille|habite|vis|crée|vend|offre|donne|tient|vient|reste|prend|cuit|cuis|répare|peins|enseigne|accompagne|dure|utilise|cultive|aime|trouve|existe|ouvre|se|c'est|c’est|j'ai|j’ai",
  to_us:
    "mon nom|sites?|web|internet|pages?|design|police|couleurs?|logo|photos?|images?|svp|s'il vous plaît|s'il te plaît|s’il vous plaît|merci|bonjour|voudrais|voudrions|aimerais|aimerions|veux|voulons|souhaite|souhaitons|besoin|pouvez-vous|pourriez|peux-tu|faudrait|faut|budget|google|domaine|je ne sais pas|pas sûre?|peut-être|je pense|je crois|mettez|mets|ajoutez|ajoute|affichez|montrez|section|rubrique|bouton|texte|titre|formulaire|enverrai|enverrons|ordinateur|informatique|style",
  connecting:
    "le|la|les|un|une|des|de|du|d|l|et|ou|à|au|aux|en|dans|sur|pour|par|avec|chez|est|sont|c'est|nous|je|suis|sommes|mon|ma|mes|notre|nos|il|elle|on|se|s'appelle|appelle|nom|nommé|nommée|tel|tél|téléphone|portable|mail|e-mail|email|courriel|contact|adresse|site|web|instagram|facebook|whatsapp|horaires|ouvert|ouverte|ouverts|appelez|appeler|écrire|écrivez|joindre|retrouvez|trouvez|rue|ici|aussi|qui|que|situé|située|basé|basée|depuis|fondé|fondée|prix|tarifs|coûte|vend|vendons|proposons|faisons|avons|ai|j'ai|tiens|tenons|numéro|code|postal|ville|même|également|au",
}
