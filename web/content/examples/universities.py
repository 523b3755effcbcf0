import json
import os
import sys
import urllib.error
import urllib.request

with open("universities.graphql", encoding="utf-8") as file:
    query = file.read()

request = urllib.request.Request(
    "https://gradwright.example/graphql",
    data=json.dumps({"query": query, "variables": {"country": "UK"}}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['GRADWRIGHT_KEY']}",
        "Content-Type": "application/json",
        "Accept": "application/graphql-response+json",
    },
)
try:
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
except urllib.error.HTTPError as error:
    if error.code == 429:
        sys.exit(f"No points are left. Try again in {error.headers['Retry-After']} seconds.")
    sys.exit(error.read().decode())

for edge in answer["data"]["universities"]["edges"]:
    print(f"{edge['node']['name']}, {edge['node']['city']}")
cost = answer["extensions"]["cost"]
print(f"It cost {cost['requested']} points, {cost['left']} are left.")
